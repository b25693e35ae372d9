package org.zermelo.present.exam.view;

import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.exam.grid.ClassTable;
import org.zermelo.exam.grid.ClassTable.Cell;
import org.zermelo.exam.sets.Fate;
import org.zermelo.present.words.Words;

/** How the cells of a class table are written and coloured, in every format alike. */
final class ClassWords {

    private ClassWords() {}

    /** The code with its sign; {@code #} where the play has ended, a dot where nothing is decided. */
    static String code(Cell cell) {
        if (cell.ended()) {
            return "#";
        }
        int code = cell.fate().code();
        return code == 0 ? "." : code > 0 ? "+" + code : String.valueOf(code);
    }

    /** Won by the first move blue, by the second yellow, lost by the first grey, by the second green; later paler. */
    static String colour(Cell cell) {
        if (cell.ended()) {
            return "#5f6368";
        }
        return switch (cell.fate().code()) {
            case 0 -> "#ffffff";
            case 1 -> "#cfe3fb";
            case -1 -> "#c4c4c4";
            case 2 -> "#ffe27a";
            case -2 -> "#9fdc9f";
            default -> cell.fate().kind() == Fate.Kind.WIN ? "#fdf3cf" : "#dff1df";
        };
    }

    static String ink(Cell cell) {
        return cell.ended() ? "#ffffff" : "#1d1d1f";
    }

    static String title(ClassTable table, Words words) {
        return words.say(table.rows().isEmpty() ? "exam.table.strip" : "exam.table.grid", "plies", table.plies());
    }

    /** The critical positions in a sentence; empty when there are none. */
    static String critical(ClassTable table, Words words) {
        List<?> critical = table.critical();
        if (critical.isEmpty()) {
            return "";
        }
        String all = critical.stream()
                .limit(60)
                .map(p -> p.toString().startsWith("(") ? p.toString() : "(" + p + ")")
                .collect(Collectors.joining(" "));
        return words.say("exam.table.critical", "positions", critical.size() > 60 ? all + " ..." : all);
    }

    static String legend(Words words) {
        return words.say("exam.table.legend");
    }
}
