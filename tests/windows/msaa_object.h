// An object of MSAA as a screen reader holds it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <windows.h>

#include <oleacc.h>

namespace longwood::tests {

inline std::string utf8(std::wstring_view wide) {
    const int length = ::WideCharToMultiByte(CP_UTF8, 0, wide.data(), int(wide.size()), nullptr, 0, nullptr, nullptr);
    std::string text(std::size_t(length), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, wide.data(), int(wide.size()), text.data(), length, nullptr, nullptr);
    return text;
}

inline std::string taken(HRESULT result, BSTR text) {
    const std::string found = result == S_OK && text ? utf8({text, ::SysStringLen(text)}) : "";
    ::SysFreeString(text);
    return found;
}

inline VARIANT number(LONG child) {
    VARIANT variant;
    variant.vt = VT_I4;
    variant.lVal = child;
    return variant;
}

/// An object of MSAA, or a child that its parent answers for.
class Object {
  public:
    Object() = default;
    Object(IAccessible *owned, LONG child) : object_(owned), child_(child) {}
    Object(Object &&other) noexcept : object_(std::exchange(other.object_, nullptr)), child_(other.child_) {}
    Object &operator=(Object &&other) noexcept {
        std::swap(object_, other.object_);
        child_ = other.child_;
        return *this;
    }
    ~Object() {
        if (object_) object_->Release();
    }
    explicit operator bool() const { return object_ != nullptr; }
    IAccessible *operator->() const { return object_; }
    LONG child() const { return child_; }
    VARIANT self() const { return number(child_); }

    /// What a VARIANT of this object's answers means.
    Object meant(const VARIANT &variant) const {
        IAccessible *found = nullptr;
        if (variant.vt == VT_DISPATCH && variant.pdispVal) {
            variant.pdispVal->QueryInterface(IID_IAccessible, reinterpret_cast<void **>(&found));
            variant.pdispVal->Release();
        } else if (variant.vt == VT_I4 && object_) {
            object_->AddRef();
            return {object_, variant.lVal};
        }
        return {found, CHILDID_SELF};
    }
    std::string name() const {
        BSTR text = nullptr;
        const HRESULT result = object_->get_accName(self(), &text);
        return taken(result, text);
    }
    std::string action() const {
        BSTR text = nullptr;
        const HRESULT result = object_->get_accDefaultAction(self(), &text);
        return taken(result, text);
    }
    LONG role() const {
        VARIANT variant;
        ::VariantInit(&variant);
        return object_->get_accRole(self(), &variant) == S_OK && variant.vt == VT_I4 ? variant.lVal : -1;
    }
    LONG state() const {
        VARIANT variant;
        ::VariantInit(&variant);
        return object_->get_accState(self(), &variant) == S_OK && variant.vt == VT_I4 ? variant.lVal : -1;
    }
    std::array<LONG, 4> place() const {
        std::array<LONG, 4> xywh{};
        object_->accLocation(&xywh[0], &xywh[1], &xywh[2], &xywh[3], self());
        return xywh;
    }
    std::vector<Object> children() const {
        LONG count = 0;
        std::vector<Object> found;
        if (child_ != CHILDID_SELF || object_->get_accChildCount(&count) != S_OK || count <= 0) return found;
        std::vector<VARIANT> variants(std::size_t(count), VARIANT{});
        if (FAILED(::AccessibleChildren(object_, 0, count, variants.data(), &count))) return found;
        for (std::size_t i = 0; i < std::size_t(count); ++i)
            found.push_back(meant(variants[i]));
        return found;
    }

  private:
    IAccessible *object_ = nullptr;
    LONG child_ = CHILDID_SELF;
};

} // namespace longwood::tests
