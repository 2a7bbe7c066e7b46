// Shared by the declarations: marks names for the catalog (context "variant").
#pragma once

#include "engine/rules.h"

#define VARIANT_NAME(name) name
