package org.zermelo.bench.board;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.StartedServer;
import org.zermelo.game.Packed;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;

/**
 * How long a lookup takes through a server that is started for it: 10^4 positions of random plays,
 * one question after the other on one connection, first for the value alone and then for value, moves and a line. Prints
 * the median and what 99 of 100 stay within.
 */
public final class ServedLookupFigures {

    private static final int LOOKUPS = 10_000;
    private static final int WARM = 1_000;

    private ServedLookupFigures() {}

    /** The launcher, then games in the notation. */
    public static void run(Arguments arguments) throws IOException, InterruptedException {
        String launcher = arguments.next();
        Path folder = Files.createTempDirectory("tables");
        Path table = folder.resolve("table.ztb");
        for (String text : arguments.rest()) {
            Game game = Notation.standard().parse(text);
            TableBuilder.build(game, table, Budget.ofThisMachine(), false, Watch.NONE);
            try (StartedServer server =
                    StartedServer.of(List.of(launcher, "serve", "--port", "0", "--tables", folder.toString()))) {
                HttpClient client = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .build();
                String probe = server.address() + "/api/v1/probe?table=table.ztb&ask=";
                for (String ask : new String[] {"value", "all"}) {
                    figures(client, probe + ask, (Packed<?>) game.rules(), ask);
                }
            } finally {
                Files.delete(table);
            }
        }
        Files.delete(folder);
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
