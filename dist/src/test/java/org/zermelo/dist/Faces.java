package org.zermelo.dist;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;
import org.zermelo.present.json.Json;
import org.zermelo.web.PageServer;

/** Asks the command line and the page, and reads the documents that they answer with. */
final class Faces {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Faces() {}

    /** The document of a command; {@code --json} is added to the words. */
    static Map<?, ?> command(List<String> words) {
        return (Map<?, ?>) Json.read(
                said("", Stream.concat(words.stream(), Stream.of("--json")).toList()));
    }

    /** What a command says to its output, with a text on its input. */
    static String said(String input, List<String> words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        new Cli(in, out, new ByteArrayOutputStream(), new Cancellation()).run(words.toArray(String[]::new));
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The document at an address of the server. */
    static Map<?, ?> page(PageServer server, String path, Map<String, String> parameters) throws Exception {
        return page(server.port(), path, parameters);
    }

    /** The document at an address of the server at a port. */
    static Map<?, ?> page(int port, String path, Map<String, String> parameters) throws Exception {
        String query = parameters.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        URI uri = URI.create("http://127.0.0.1:" + port + "/api/v1/" + path + "?" + query);
        return (Map<?, ?>) Json.read(CLIENT.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
                .body());
    }
}
