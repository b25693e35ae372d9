package org.zermelo.soak;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;
import org.zermelo.desk.TableCache;
import org.zermelo.game.CancelledException;
import org.zermelo.game.ZermeloException;
import org.zermelo.plan.Planner;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Method;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.work.Limits;

/** Every command and every address of the API, asked of hostile games. The same random numbers make the same calls. */
final class HostileCalls {

    private static final List<String> VALUES = List.of("outcome", "winner", "margin", "nimber", "misere");

    private static final long LOOK_MILLIS = 5;

    private final HostileGames games;
    private final RandomGenerator random;
    private final Path folder;
    private final List<Endpoint> endpoints = Endpoints.all(TableShelf.NONE, new TableCache(Limits.keptBytes()));
    private final List<String> methods =
            Planner.standard().methods().stream().map(Method::name).toList();

    /** Something that may take long. */
    interface Call {

        /** Does it; what came of it in a word, such as an exit code. */
        String run(Watch watch);

        /** How to do it again. */
        @Override
        String toString();
    }

    /** @param folder where commands write */
    HostileCalls(HostileGames games, RandomGenerator random, Path folder) {
        this.games = games;
        this.random = random;
        this.folder = folder;
    }

    /** A call about a game of a kind. */
    Call next(int kind) {
        String game = games.next(kind);
        return random.nextInt(4) == 0 ? request(game) : command(game);
    }

    private Call command(String game) {
        List<String> words = new ArrayList<>(
                switch (random.nextInt(16)) {
                    case 0 -> List.of("explain", game);
                    case 1 -> List.of("explain", game, "--all", "--value", pick(VALUES));
                    case 2 -> List.of("why", game, pick(List.of("first wins", "second wins", "draw", "nimber 5")));
                    case 3 -> List.of("table", game);
                    case 4 -> List.of("tree", game, "--depth", "3");
                    case 5 -> List.of("tree", game, "--graph");
                    case 6 -> List.of("table", "--whole", game);
                    case 7 -> List.of("line", game);
                    case 8 -> List.of("nimbers", game, "--to", pick(List.of("100", "10^5", "10^9")));
                    case 9 -> List.of("quotient", game);
                    case 10 -> List.of("exam", game);
                    case 11 ->
                        List.of(
                                "build",
                                game,
                                "--to",
                                folder.resolve("hostile.ztb").toString());
                    case 12 -> List.of("solve", game, "--method", pick(methods));
                    case 13 -> List.of("batch");
                    default -> List.of("solve", game, "--value", pick(VALUES));
                });
        String input = words.get(0).equals("batch") ? Json.line(Json.object("id", 1, "game", game)) + "\n" : "";
        if (words.get(0).equals("solve") && random.nextBoolean()) {
            words.subList(2, words.size()).clear();
        }
        if (random.nextBoolean() && input.isEmpty()) {
            words.add("--json");
        }
        return new Command(words, input);
    }

    private Call request(String game) {
        Endpoint endpoint;
        do {
            endpoint = pick(endpoints);
        } while (!endpoint.names().contains("game") && !endpoint.names().contains("rules"));
        Map<String, String> values = new HashMap<>();
        values.put(endpoint.names().contains("game") ? "game" : "rules", game);
        if (endpoint.names().contains("value") && random.nextBoolean()) {
            values.put("value", pick(VALUES));
        }
        return new Request(endpoint, values);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** A command of the command line, in this process. */
    record Command(List<String> words, String input) implements Call {

        @Override
        public String run(Watch watch) {
            return Integer.toString(spoken(watch).code());
        }

        /** Does it, and what it said. */
        Said spoken(Watch watch) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            Cancellation cancellation = new Cancellation();
            Thread key = new Thread(() -> press(cancellation, watch), "interrupt-key");
            key.setDaemon(true);
            key.start();
            byte[] typed = input.getBytes(StandardCharsets.UTF_8);
            int code =
                    new Cli(new ByteArrayInputStream(typed), out, err, cancellation).run(words.toArray(String[]::new));
            key.interrupt();
            return new Said(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        }

        private static void press(Cancellation cancellation, Watch watch) {
            try {
                while (!watch.cancelled()) {
                    Thread.sleep(LOOK_MILLIS);
                }
                cancellation.cancel();
            } catch (InterruptedException e) {
                // the command is done
            }
        }

        @Override
        public String toString() {
            return "zermelo "
                    + String.join(" ", words.stream().map(Command::quoted).toList()) + " " + input.strip();
        }

        private static String quoted(String word) {
            return word.matches("[\\w./^-]+") ? word : "'" + word + "'";
        }
    }

    /** What a command said. */
    record Said(int code, String out, String err) {}

    private record Request(Endpoint endpoint, Map<String, String> values) implements Call {

        @Override
        public String run(Watch watch) {
            try {
                watch.during(() -> endpoint.call()
                        .answer(new Params(values, Limits.shared().grant()), watch, news -> {}));
                return "200";
            } catch (CancelledException e) {
                return "130";
            } catch (ZermeloException e) {
                return e.getClass().getSimpleName();
            } catch (RuntimeException | StackOverflowError e) {
                return "500 " + e + " " + Arrays.toString(Arrays.copyOf(e.getStackTrace(), 3));
            }
        }

        @Override
        public String toString() {
            return endpoint.path() + " " + values;
        }
    }
}
