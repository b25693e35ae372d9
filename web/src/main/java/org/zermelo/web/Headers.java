package org.zermelo.web;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;

/** What every response carries, and which requests are not ours to answer. */
final class Headers {

    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'");

    private static final Pattern JSON = Pattern.compile(
            "\\s*application/json\\s*(;\\s*charset\\s*=\\s*\"?utf-?8\"?\\s*)?;?\\s*", Pattern.CASE_INSENSITIVE);

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    /** By name, what keeps a browser from doing with a response what it is not for. */
    static final Map<String, String> SECURE = Map.of(
            "Content-Security-Policy",
            POLICY,
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "X-Frame-Options",
            "DENY",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=()",
            "Cache-Control",
            "no-cache");

    private Headers() {}

    static void secure(Context ctx) {
        SECURE.forEach(ctx::header);
    }

    /**
     * Whether the request names this machine. A page of a stranger whose name is made to point at 127.0.0.1 (DNS
     * rebinding) still sends the stranger's name.
     */
    static boolean namesLoopback(Context ctx) {
        String host = ctx.header("Host");
        if (host == null) {
            return false;
        }
        int colon = host.lastIndexOf(':');
        String name = colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
        return LOOPBACK.contains(name);
    }

    /**
     * Whether no page of another address has caused the request, by a picture, a form or a script. Browsers tell it, and no page can
     * make them tell anything else; other clients need not tell it.
     *
     * @param behindProxy whether a proxy tells under which name it was asked
     */
    static boolean fromOwnPage(Context ctx, boolean behindProxy) {
        String site = ctx.header("Sec-Fetch-Site");
        if (site != null) {
            return site.equals("same-origin") || site.equals("none");
        }
        String origin = ctx.header("Origin");
        String proxied = behindProxy ? ctx.header("X-Forwarded-Host") : null;
        String host = proxied == null ? ctx.header("Host") : proxied;
        return origin == null
                || origin.equalsIgnoreCase("http://" + host)
                || origin.equalsIgnoreCase("https://" + host);
    }

    /**
     * Holds a body to be JSON, which is UTF-8.
     *
     * @throws BadInputException when its type says something else
     */
    static void checkJson(Context ctx) {
        String type = Objects.requireNonNullElse(ctx.header("Content-Type"), "");
        if (!JSON.matcher(type).matches()) {
            throw new BadInputException(
                    "web.body-type", "seen", type.length() <= 80 ? type : type.substring(0, 80) + "...");
        }
    }
}
