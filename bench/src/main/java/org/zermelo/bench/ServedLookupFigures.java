package org.zermelo.bench;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.zermelo.game.Packed;
import org.zermelo.notation.Notation;

/**
 * How long a lookup takes through the server ({@code zermelo serve --tables FOLDER}): 10^4 positions of random plays,
 * one question after the other on one connection, first for the value alone and then for value, moves and a line. Prints
 * the median and what 99 of 100 stay within.
 */
final class ServedLookupFigures {

    private static final int LOOKUPS = 10_000;
    private static final int WARM = 1_000;

    private ServedLookupFigures() {}

    /** The address of the server, such as {@code http://127.0.0.1:8017}, the name of a table, and its game in the notation. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        String probe = arguments.next() + "/api/v1/probe?table=" + arguments.next() + "&ask=";
        Packed<?> game = (Packed<?>) Notation.standard().parse(arguments.next()).rules();
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        for (String ask : new String[] {"value", "all"}) {
            figures(client, probe + ask, game, ask);
        }
    }

    private static void figures(HttpClient client, String address, Packed<?> game, String ask)
            throws IOException, InterruptedException {
        long[] positions = LookupFigures.randomPositions(game.packed(), WARM + LOOKUPS);
        double[] millis = new double[LOOKUPS];
        for (int i = -WARM; i < LOOKUPS; i++) {
            String text = URLEncoder.encode(game.unpack(positions[WARM + i]).toString(), StandardCharsets.UTF_8);
            URI question = URI.create(address + "&position=" + text);
            long begun = System.nanoTime();
            HttpResponse<String> response =
                    client.send(HttpRequest.newBuilder(question).build(), BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IllegalStateException(question + ": " + response.body());
            }
            if (i >= 0) {
                millis[i] = (System.nanoTime() - begun) / 1e6;
            }
        }
        RunTimes spread = RunTimes.of(millis);
        System.out.printf(
                Locale.ROOT,
                "%s, %s through the server: median %.3f ms by the wall, 99 of 100 within %.3f ms%n",
                game,
                ask,
                spread.median(),
                spread.within(99));
    }
}
