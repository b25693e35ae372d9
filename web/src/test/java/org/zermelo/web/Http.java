package org.zermelo.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.zermelo.present.json.Json;

/** A client for the tests: ordinary requests, and raw bytes where an ordinary client would not send them. */
final class Http {

    /** Only a server that hangs meets this bound; a loaded machine does not. */
    static final int GUARD_MILLIS = 120_000;

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    Http(PageServer server) {
        this.port = server.port();
    }

    static String query(String... namesAndValues) {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            query.append(i == 0 ? "?" : "&")
                    .append(namesAndValues[i])
                    .append('=')
                    .append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
        }
        return query.toString();
    }

    HttpResponse<String> get(String path) {
        return send(request(path).build());
    }

    CompletableFuture<HttpResponse<String>> getLater(String path) {
        return client.sendAsync(request(path).build(), BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, String type, String body) {
        return send(request(path)
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    HttpResponse<String> send(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The document of a successful answer. */
    Map<?, ?> json(String path) {
        HttpResponse<String> response = get(path);
        if (response.statusCode() != 200) {
            throw new AssertionError(path + " gave " + response.statusCode() + ": " + response.body());
        }
        return (Map<?, ?>) Json.read(response.body());
    }

    Socket open() throws IOException {
        return new Socket("127.0.0.1", port);
    }

    /** Sends bytes as they are and reads what comes until the server closes. */
    String raw(String bytes) throws IOException {
        try (Socket socket = open()) {
            socket.setSoTimeout(GUARD_MILLIS);
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return read(socket.getInputStream());
        }
    }

    private static String read(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
}
