package org.zermelo.present.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.zermelo.present.catalogue.SolvedGame.ByWorth;
import org.zermelo.present.catalogue.SolvedGame.Start;

/**
 * The rows of {@code docs/catalogue.md}, which a command of the benchmarks makes; without games of points, whose wins have no plies.
 *
 * @param solved the games of which every position is solved
 * @param counted the others, with what is known of their first plies
 */
public record GameCatalogue(List<SolvedGame> solved, List<CountedGame> counted) {

    private static final String ROW = "| `";
    private static final int CELLS_OF_SOLVED = 11;
    private static final int CELLS_OF_COUNTED = 2;

    /**
     * A game that is not solved.
     *
     * @param game its text
     * @param plays how many plays of one ply, of two, and so on there are
     */
    public record CountedGame(String game, List<Long> plays) {
        public CountedGame {
            plays = List.copyOf(plays);
        }
    }

    public GameCatalogue {
        solved = List.copyOf(solved);
        counted = List.copyOf(counted);
    }

    /** The catalogue that comes with the program. */
    public static GameCatalogue read() {
        try (InputStream in = GameCatalogue.class.getResourceAsStream("catalogue.md")) {
            if (in == null) {
                throw new IllegalStateException("the catalogue is not there");
            }
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The catalogue in a page.
     *
     * @throws IllegalArgumentException when a row of it is none of a catalogue
     */
    static GameCatalogue of(String page) {
        List<SolvedGame> solved = new ArrayList<>();
        List<CountedGame> counted = new ArrayList<>();
        page.lines().filter(line -> line.startsWith(ROW)).forEach(line -> {
            // A game's text stands between signs for code and may hold a bar itself.
            int behind = line.indexOf("` | ", ROW.length());
            String game = line.substring(ROW.length(), behind);
            String[] cells = line.substring(behind + 4).split(" \\| | \\|$");
            if (cells.length == CELLS_OF_SOLVED - 1) {
                if (!ofPoints(cells[1])) {
                    solved.add(solved(game, cells));
                }
            } else if (cells.length == CELLS_OF_COUNTED - 1) {
                counted.add(counted(game, cells[0]));
            } else {
                throw new IllegalArgumentException("no row of a catalogue: " + line);
            }
        });
        return new GameCatalogue(solved, counted);
    }

    /** Whether what a start is worth is told in points: {@code first by 2}, or {@code tie} without plies. */
    private static boolean ofPoints(String start) {
        return !start.contains(" in ") && !start.equals("draw");
    }

    private static SolvedGame solved(String game, String[] cells) {
        String[] start = cells[1].split(" in ");
        return new SolvedGame(
                game,
                number(cells[0]),
                Start.valueOf(start[0].toUpperCase(Locale.ROOT)),
                start.length == 1 ? OptionalLong.empty() : OptionalLong.of(number(start[1])),
                number(cells[2]),
                new ByWorth(number(cells[3]), number(cells[4]), number(cells[5]), number(cells[6])),
                Double.parseDouble(cells[7]),
                Double.parseDouble(cells[8]),
                cells[9].replace("`", ""));
    }

    private static CountedGame counted(String game, String plays) {
        List<Long> counts = new ArrayList<>();
        for (String count : plays.split("; ")) {
            counts.add(number(count));
        }
        return new CountedGame(game, counts);
    }

    private static long number(String text) {
        return Long.parseLong(text.replace(",", ""));
    }
}
