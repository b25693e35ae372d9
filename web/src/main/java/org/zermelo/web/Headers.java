package org.zermelo.web;

import io.javalin.http.Context;
import java.util.Set;

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

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    private Headers() {}

    static void secure(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY);
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("Referrer-Policy", "no-referrer");
        ctx.header("X-Frame-Options", "DENY");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        ctx.header("Cross-Origin-Resource-Policy", "same-origin");
        ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        ctx.header("Cache-Control", "no-cache");
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
}
