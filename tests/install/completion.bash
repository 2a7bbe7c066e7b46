#!/bin/bash
# What the tab key offers after longwood-console: completion.bash BUILD_FOLDER
set -eu
PATH=$1/bin:$PATH
. "$(dirname "$0")/../../installer/linux/completions/longwood-console"

# offers EXPECTED WORD...: the last word is the one being typed.
offers() {
    local expected=$1
    shift
    COMP_WORDS=(longwood-console "$@")
    COMP_CWORD=$#
    _longwood_console
    if [[ " ${COMPREPLY[*]} " != *" $expected "* ]]; then
        echo "after '$*' it offers: ${COMPREPLY[*]:-nothing}; not: $expected" >&2
        exit 1
    fi
}

offers play p
offers waterloo play wa
offers rouge-et-noir rules r
offers --deal play waterloo --d
offers de rules waterloo --lang d
