package org.zermelo.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;

/** The plainest web server: gives out the files of a folder under a path, and knows nothing else. */
final class StaticHost implements AutoCloseable {

    private static final Map<String, String> TYPES = Map.of(
            "html",
            "text/html",
            "js",
            "text/javascript",
            "css",
            "text/css",
            "svg",
            "image/svg+xml",
            "wasm",
            "application/wasm");

    private final HttpServer server;
    private final String under;

    StaticHost(Path folder, String under) throws IOException {
        this.under = under;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newFixedThreadPool(4, work -> {
            Thread thread = new Thread(work, "static-host");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext(under, exchange -> give(folder, exchange));
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + under;
    }

    private void give(Path folder, HttpExchange exchange) throws IOException {
        String name = exchange.getRequestURI().getPath().substring(under.length());
        Path file = folder.resolve(name.isEmpty() ? "index.html" : name);
        try (exchange) {
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] bytes = Files.readAllBytes(file);
            exchange.getResponseHeaders()
                    .set(
                            "Content-Type",
                            TYPES.getOrDefault(
                                    name.replaceAll(".*\\.", ""), name.isEmpty() ? "text/html" : "text/plain"));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
