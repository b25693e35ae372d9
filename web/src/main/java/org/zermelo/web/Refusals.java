package org.zermelo.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;
import org.zermelo.web.call.Reply;

/**
 * Error responses that no endpoint makes: JSON for programs and on the addresses of the API, a page for browsers, in every language,
 * because the wanted one is not known. Requests that cannot be parsed, such as those with an address of megabytes, get the page, too.
 */
final class Refusals extends ErrorHandler {

    private static final String HTML = "text/html; charset=utf-8";

    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <title>%d - Zermelo</title>
              <link rel="icon" href="/icon.svg" type="image/svg+xml">
              <link rel="stylesheet" href="/css/tokens.css">
              <link rel="stylesheet" href="/css/layout.css">
              <link rel="stylesheet" href="/css/parts.css">
              <link rel="stylesheet" href="/css/controls.css">
            </head>
            <body>
              <header class="top"><a class="brand" href="/">Zermelo</a></header>
              <main><div class="stack">
            %s
              </div></main>
            </body>
            </html>
            """;

    /**
     * The reply to a request that was parsed.
     *
     * @param key names the words; empty for those that the status has
     * @param path what was asked for
     * @param accept what the client reads, if it tells
     */
    static Reply of(int status, String key, String path, @Nullable String accept) {
        boolean person = accept != null && accept.contains("text/html") && !path.startsWith(Endpoint.ROOT);
        return person ? page(status, path) : document(status, key, path);
    }

    /** The methods that an address takes, as the header {@code Allow} and the words tell them. */
    static String allowed(String path) {
        return path.startsWith(Endpoint.ROOT) ? "GET, HEAD, POST" : "GET, HEAD";
    }

    private static Reply document(int status, String key, String path) {
        Words words = Words.in(Language.EN);
        return FailureJson.error(status, "bad-request", key.isEmpty() ? message(words, status, path) : words.say(key));
    }

    private static Reply page(int status, String path) {
        String notes = Language.all().stream()
                .map(language ->
                        "    <p class=\"note error\" lang=\"" + language.code() + "\" dir=\"" + language.direction()
                                + "\">" + Markup.escaped(message(Words.in(language), status, path)) + "</p>")
                .collect(Collectors.joining("\n"));
        return new Reply(status, HTML, PAGE.formatted(status, notes).getBytes(StandardCharsets.UTF_8));
    }

    private static String message(Words words, int status, String path) {
        String key = "web.status-" + status;
        return words.say(words.phrase(key).isPresent() ? key : "web.status-other", "allow", allowed(path));
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        String path = String.valueOf(request.getHttpURI().getPath());
        HttpFields headers = request.getHeaders();
        Reply reply = headers.size() == 0 ? page(status, path) : of(status, "", path, headers.get(HttpHeader.ACCEPT));
        Headers.SECURE.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
        response.write(true, ByteBuffer.wrap(reply.body()), callback);
    }
}
