#include "accessibility/bridges/at_listeners.h"

#include <gio/gio.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace longwood::accessibility {

namespace {

constexpr auto registry_name = "org.a11y.atspi.Registry";
constexpr auto registry_path = "/org/a11y/atspi/registry";
constexpr int patience_ms = 2000;
// A screen reader registers some forty events one by one; ask once, when it has done so.
constexpr unsigned gather_ms = 100;

/// Some spell "object:state-changed:focused", some "Object:StateChanged:Focused:".
std::string plain(std::string_view event) {
    std::string result;
    for (const char c : event) {
        if (c != '-') result += g_ascii_tolower(c);
    }
    while (!result.empty() && result.back() == ':')
        result.pop_back();
    return result;
}

} // namespace

/// Answers arrive whenever they like: each open question keeps the inquiry alive, and
/// `changed` is emptied when nobody wants to know any more.
struct AtListeners::Inquiry : std::enable_shared_from_this<AtListeners::Inquiry> {
    std::function<void()> changed;
    std::set<std::string> events = {};
    bool known = false;
    bool answered = false;
    GCancellable *cancel = g_cancellable_new();
    GDBusConnection *bus = nullptr;
    unsigned subscriptions[2] = {0, 0};
    unsigned timer = 0;

    using Self = std::shared_ptr<Inquiry>;
    explicit Inquiry(std::function<void()> on_change) : changed(std::move(on_change)) {}
    Inquiry(const Inquiry &) = delete;
    Inquiry &operator=(const Inquiry &) = delete;
    ~Inquiry() {
        if (bus) g_object_unref(bus);
        g_object_unref(cancel);
    }

    static Self take(gpointer data) {
        const auto held = static_cast<Self *>(data);
        const Self self = std::move(*held);
        delete held;
        return self;
    }
    static gpointer hold(const Self &self) { return new Self(self); }

    void stop() {
        changed = {};
        g_cancellable_cancel(cancel);
        if (timer) g_source_remove(std::exchange(timer, 0U));
        for (const unsigned id : subscriptions) {
            if (bus && id) g_dbus_connection_signal_unsubscribe(bus, id);
        }
    }
    void answer(std::set<std::string> now) {
        if (known && events == now) return;
        known = true;
        events = std::move(now);
        if (const auto call = changed) call();
    }

    static void ask_session(const Self &self);
    static void ask_address(const Self &self, GDBusConnection *session);
    static void connect(const Self &self, const char *address);
    static void watch(const Self &self);
    static void query(const Self &self);
    static gboolean gathered(gpointer data);
    static void registration_changed(GDBusConnection *, const gchar *, const gchar *, const gchar *, const gchar *,
                                     GVariant *, gpointer data);
};

void AtListeners::Inquiry::ask_session(const Self &self) {
    const auto arrived = [](GObject *, GAsyncResult *result, gpointer data) {
        const Self inquiry = take(data);
        if (GDBusConnection *session = g_bus_get_finish(result, nullptr)) {
            ask_address(inquiry, session);
            g_object_unref(session);
        } else {
            inquiry->answer({});
        }
    };
    g_bus_get(G_BUS_TYPE_SESSION, self->cancel, arrived, hold(self));
}

void AtListeners::Inquiry::ask_address(const Self &self, GDBusConnection *session) {
    const auto arrived = [](GObject *source, GAsyncResult *result, gpointer data) {
        const Self inquiry = take(data);
        GVariant *value = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, nullptr);
        if (!value) return inquiry->answer({});
        const char *address = nullptr;
        g_variant_get(value, "(&s)", &address);
        connect(inquiry, address);
        g_variant_unref(value);
    };
    g_dbus_connection_call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nullptr,
                           G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, patience_ms, self->cancel, arrived,
                           hold(self));
}

void AtListeners::Inquiry::connect(const Self &self, const char *address) {
    const auto arrived = [](GObject *, GAsyncResult *result, gpointer data) {
        const Self inquiry = take(data);
        inquiry->bus = g_dbus_connection_new_for_address_finish(result, nullptr);
        if (!inquiry->bus) return inquiry->answer({});
        g_dbus_connection_set_exit_on_close(inquiry->bus, FALSE);
        watch(inquiry);
        query(inquiry);
    };
    const int flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
    g_dbus_connection_new_for_address(address, GDBusConnectionFlags(flags), nullptr, self->cancel, arrived, hold(self));
}

void AtListeners::Inquiry::watch(const Self &self) {
    const char *const signals[] = {"EventListenerRegistered", "EventListenerDeregistered"};
    for (int i = 0; i < 2; ++i) {
        self->subscriptions[i] = g_dbus_connection_signal_subscribe(
            self->bus, registry_name, registry_name, signals[i], registry_path, nullptr, G_DBUS_SIGNAL_FLAGS_NONE,
            &Inquiry::registration_changed, new std::weak_ptr<Inquiry>(self),
            [](gpointer data) { delete static_cast<std::weak_ptr<Inquiry> *>(data); });
    }
}

void AtListeners::Inquiry::registration_changed(GDBusConnection *, const gchar *, const gchar *, const gchar *,
                                                const gchar *, GVariant *, gpointer data) {
    const Self self = static_cast<std::weak_ptr<Inquiry> *>(data)->lock();
    if (!self || self->timer) return;
    self->timer = g_timeout_add(gather_ms, &Inquiry::gathered, self.get()); // removed by stop()
}

gboolean AtListeners::Inquiry::gathered(gpointer data) {
    const auto inquiry = static_cast<Inquiry *>(data);
    inquiry->timer = 0;
    query(inquiry->shared_from_this());
    return G_SOURCE_REMOVE;
}

void AtListeners::Inquiry::query(const Self &self) {
    const auto arrived = [](GObject *source, GAsyncResult *result, gpointer data) {
        const Self inquiry = take(data);
        GVariant *value = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, nullptr);
        if (!value) return inquiry->answer({});
        std::set<std::string> registered;
        GVariantIter *pairs = nullptr;
        const char *who = nullptr;
        const char *what = nullptr;
        g_variant_get(value, "(a(ss))", &pairs);
        while (g_variant_iter_next(pairs, "(&s&s)", &who, &what))
            registered.insert(plain(what));
        g_variant_iter_free(pairs);
        g_variant_unref(value);
        inquiry->answered = true;
        inquiry->answer(std::move(registered));
    };
    g_dbus_connection_call(self->bus, registry_name, registry_path, registry_name, "GetRegisteredEvents", nullptr,
                           G_VARIANT_TYPE("(a(ss))"), G_DBUS_CALL_FLAGS_NONE, patience_ms, self->cancel, arrived,
                           hold(self));
}

AtListeners::AtListeners(std::function<void()> changed) : inquiry_(std::make_shared<Inquiry>(std::move(changed))) {
    Inquiry::ask_session(inquiry_);
}

AtListeners::~AtListeners() { inquiry_->stop(); }

bool AtListeners::known() const { return inquiry_->known; }

bool AtListeners::answered() const { return inquiry_->answered; }

bool AtListeners::wants(std::string_view event) const {
    const std::string wanted = plain(event);
    return std::any_of(inquiry_->events.begin(), inquiry_->events.end(), [&](const std::string &registered) {
        return registered.starts_with(wanted) || wanted.starts_with(registered);
    });
}

bool AtListeners::anyone() const {
    return !known() || wants("object:state-changed:focused") || wants("object:children-changed") ||
           wants("object:property-change:accessible-name") || wants("object:announcement");
}

bool AtListeners::screen_reader() const {
    return known() && wants("object:state-changed:focused") && wants("window:activate");
}

} // namespace longwood::accessibility
