package org.zermelo.bench.count;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.rules.Library;
import org.zermelo.solve.Watch;

/**
 * Makes the catalogue of solved board games: every position of a game is solved, stored, and checked by code that has no part in
 * solving it. Rows that stand in the file stay, so that a run that was stopped goes on; a game that takes too long is counted by
 * plies instead.
 */
public final class Catalogue {

    private static final String SOLVED = "## Solved";

    private static final String COUNTED = "## Counted only";

    private final Path file;
    private final int seconds;
    private final Map<String, String> solved = new TreeMap<>();
    private final Map<String, String> counted = new TreeMap<>();

    private Catalogue(Path file, int seconds) {
        this.file = file;
        this.seconds = seconds;
    }

    /** The file, the seconds of the processor that a game may take, and games; without games all of them that have no row yet. */
    public static void run(Arguments arguments) throws IOException {
        Catalogue catalogue = new Catalogue(Path.of(arguments.next()), arguments.number());
        catalogue.read();
        List<String> games = arguments.rest();
        for (String game : games.isEmpty() ? all() : games) {
            if (!games.isEmpty() || !catalogue.solved.containsKey(game) && !catalogue.counted.containsKey(game)) {
                catalogue.add(game);
                catalogue.write();
            }
        }
    }

    /** All board games of the library, and those of the list beside this class. */
    private static List<String> all() throws IOException {
        List<String> games = new ArrayList<>();
        for (String name : Library.names()) {
            if (BoardRuleText.isBoard(Library.find(name).orElseThrow())) {
                games.add("@" + name);
            }
        }
        try (InputStream in = Catalogue.class.getResourceAsStream("catalogue.txt")) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(games::add);
        }
        return games;
    }

    private void read() throws IOException {
        Map<String, String> rows = solved;
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            rows = line.equals(COUNTED) ? counted : line.equals(SOLVED) ? solved : rows;
            if (line.startsWith("| `")) {
                rows.put(line.substring(3, line.indexOf('`', 3)), line);
            }
        }
    }

    private void add(String game) {
        double begin = CatalogueRow.time();
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return CatalogueRow.time() - begin > seconds;
            }
        };
        String row;
        try {
            row = CatalogueRow.solved(Notation.standard().parse(game), watch).toString();
            solved.put(game, "| `" + game + "` | " + row + " |");
            counted.remove(game);
        } catch (CancelledException | RefusedException e) {
            row = CatalogueRow.counted(Notation.standard().parse(game));
            counted.put(game, "| `" + game + "` | " + row + " |");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.printf(Locale.ROOT, "%s | %s%n", game, row);
    }

    private void write() throws IOException {
        String page = Files.exists(file) ? Files.readString(file) : SOLVED + "\n\n" + COUNTED + "\n";
        String head = page.substring(0, page.indexOf(SOLVED));
        List<String> lines = new ArrayList<>(List.of(SOLVED, ""));
        lines.add("| game | positions | start | longest win | won | lost | tied | drawn | bits | seconds | table |");
        lines.add("|---|--:|---|--:|--:|--:|--:|--:|--:|--:|---|");
        lines.addAll(solved.values());
        lines.addAll(List.of("", COUNTED, "", "| game | plays of 1, 2, .. plies |", "|---|---|"));
        lines.addAll(counted.values());
        Files.writeString(file, head + Stream.of(lines).flatMap(List::stream).reduce("", (a, b) -> a + b + "\n"));
    }
}
