package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Catch the lion written down apart from all board rules: a position is a text of twelve cells from the top, and what is in hand. Who is
 * to move is upper case and goes up; with every move the board is turned.
 */
final class PlainDobutsu {

    /** Forward, forward to the right, .. clockwise, as rows and columns. */
    private static final int[][] WAYS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};

    private static final Map<Character, String> STEPS =
            Map.of('C', "0", 'E', "1357", 'G', "0246", 'H', "012467", 'L', "01234567");

    /** The start: giraffe, lion, elephant above, one chick each. */
    static final String START = "gle.c..C.ELG";

    private PlainDobutsu() {}

    /** Whether the player to move has no lion, or one on the last row that was not taken, or the other's stands there safely. */
    private static boolean over(String position) {
        if (position.indexOf('L') < 3) {
            return true;
        }
        int lion = position.indexOf('l');
        return lion >= 9 && lion < 12 && !attacked(position, lion);
    }

    private static boolean attacked(String position, int target) {
        for (int from = 0; from < 12; from++) {
            if (goes(position, from).contains(target)) {
                return true;
            }
        }
        return false;
    }

    private static List<Integer> goes(String position, int from) {
        List<Integer> cells = new ArrayList<>();
        for (char way : STEPS.getOrDefault(position.charAt(from), "").toCharArray()) {
            int row = from / 3 + WAYS[way - '0'][0];
            int column = from % 3 + WAYS[way - '0'][1];
            if (row >= 0
                    && row < 4
                    && column >= 0
                    && column < 3
                    && !Character.isUpperCase(position.charAt(3 * row + column))) {
                cells.add(3 * row + column);
            }
        }
        return cells;
    }

    /** What each move leads to, seen by the other. */
    static List<String> options(String position) {
        List<String> options = new ArrayList<>();
        if (over(position)) {
            return options;
        }
        for (int from = 0; from < 12; from++) {
            for (int to : goes(position, from)) {
                char taken = Character.toUpperCase(position.charAt(to));
                char piece = position.charAt(from);
                String kept = taken == '.' || taken == 'L' ? "" : taken == 'H' ? "C" : "" + taken;
                StringBuilder after = new StringBuilder(position);
                after.setCharAt(from, '.');
                after.setCharAt(to, piece == 'C' && to < 3 ? 'H' : piece);
                options.add(turned(after + kept));
            }
        }
        for (char piece : new char[] {'C', 'E', 'G'}) {
            int held = position.indexOf(piece, 12);
            for (int to = 0; held >= 0 && to < 12; to++) {
                if (position.charAt(to) == '.') {
                    StringBuilder after = new StringBuilder(position).deleteCharAt(held);
                    after.setCharAt(to, piece);
                    options.add(turned(after.toString()));
                }
            }
        }
        return options;
    }

    private static String turned(String position) {
        String board =
                swapped(new StringBuilder(position.substring(0, 12)).reverse().toString());
        return board
                + swapped(position.substring(12))
                        .chars()
                        .sorted()
                        .mapToObj(sign -> "" + (char) sign)
                        .reduce("", String::concat);
    }

    private static String swapped(String text) {
        return text.chars()
                .mapToObj(sign -> ""
                        + (char)
                                (Character.isUpperCase(sign)
                                        ? Character.toLowerCase(sign)
                                        : Character.toUpperCase(sign)))
                .reduce("", String::concat);
    }

    /** Plays of exactly so many plies from a position. */
    static long plays(String position, int plies) {
        Map<String, Long> wave = new HashMap<>(Map.of(position, 1L));
        for (int ply = 0; ply < plies; ply++) {
            Map<String, Long> next = new HashMap<>();
            wave.forEach((at, count) -> options(at).forEach(option -> next.merge(option, count, Math::addExact)));
            wave = next;
        }
        return wave.values().stream().mapToLong(Long::longValue).sum();
    }
}
