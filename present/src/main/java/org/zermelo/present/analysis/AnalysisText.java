package org.zermelo.present.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.desk.Analyzed;
import org.zermelo.game.Note;
import org.zermelo.phrase.Amounts;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;
import org.zermelo.solve.sweep.Analysis;
import org.zermelo.value.Outcome;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/** An analysis for people: figures, then positions by value and depth, then by level. */
public final class AnalysisText {

    private AnalysisText() {}

    /** The text, with a line end after each line. */
    public static String of(Analyzed analyzed, Words words) {
        StringBuilder out = new StringBuilder(counted(analyzed.analysis(), analyzed.value(), words));
        if (analyzed.game().rules() instanceof GraphGame graph) {
            out.append(VerticesText.of(graph, analyzed, words));
        }
        if (analyzed.longest() != null) {
            String line = String.join(" ", analyzed.line());
            int plies = analyzed.line().size();
            out.append('\n')
                    .append(words.say("analysis.longest", "position", analyzed.longest(), "plies", plies, "line", line))
                    .append('\n');
        }
        return out.toString();
    }

    private static String counted(Analysis analysis, Value value, Words words) {
        StringBuilder out = new StringBuilder();
        out.append(words.say(Note.of("analysis.figures")
                        .with("positions", analysis.positions())
                        .with("canonical", analysis.canonical())
                        .with("fill", percent(analysis.fill(), words))
                        .with("ended", analysis.ended())
                        .with("moves", Amounts.in(words).decimal(analysis.branching(), 2))
                        .with("most", analysis.mostMoves())))
                .append("\n\n");
        boolean outcomes = value.subject() == Subject.OUTCOME;
        out.append(outcomes ? byDepth(analysis, value, words) : byWorth(analysis, value, words));
        if (!analysis.byLevel().isEmpty()) {
            List<List<String>> rows = new ArrayList<>();
            rows.add(List.of(words.say("analysis.level"), words.say("analysis.positions")));
            analysis.byLevel().forEach((level, count) -> rows.add(List.of(level.toString(), count.toString())));
            out.append('\n').append(grid(rows));
        }
        return out.toString();
    }

    static String percent(double share, Words words) {
        return Amounts.in(words).decimal(100 * share, 2) + " %";
    }

    /** Rows are depths in plies, columns the four results. */
    private static String byDepth(Analysis analysis, Value value, Words words) {
        SortedMap<Long, long[]> counts = depths(analysis, value);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                words.say("analysis.plies"),
                words.say("worth.win"),
                words.say("worth.loss"),
                words.say("worth.tie"),
                words.say("worth.draw")));
        long[] sums = new long[4];
        counts.forEach((plies, row) -> {
            rows.add(row(plies < 0 ? "-" : plies.toString(), row));
            for (int i = 0; i < 4; i++) {
                sums[i] += row[i];
            }
        });
        rows.add(row(words.say("analysis.all"), sums));
        return grid(rows);
    }

    private static List<String> row(String name, long[] counts) {
        List<String> row = new ArrayList<>();
        row.add(name);
        for (long count : counts) {
            row.add(Long.toString(count));
        }
        return row;
    }

    /** For each number of plies (-1 for endless play) the wins, losses, ties and draws. */
    static SortedMap<Long, long[]> depths(Analysis analysis, Value value) {
        SortedMap<Long, long[]> counts = new TreeMap<>();
        for (Map.Entry<Long, Long> entry : analysis.byCode().entrySet()) {
            Outcome outcome = (Outcome) value.worth(entry.getKey());
            counts.computeIfAbsent(outcome.plies(), plies -> new long[4])[
                            outcome.result().ordinal()] +=
                    entry.getValue();
        }
        return counts;
    }

    private static String byWorth(Analysis analysis, Value value, Words words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(words.say("analysis.worth"), words.say("analysis.positions")));
        analysis.byCode().forEach((code, count) -> {
            Worth worth = value.worth(code);
            rows.add(List.of(WorthWords.brief(worth, words), count.toString()));
        });
        return grid(rows);
    }

    /** Columns as wide as their widest entry, to the right. */
    static String grid(List<List<String>> rows) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], Words.seen(row.get(i)));
            }
        }
        StringBuilder out = new StringBuilder();
        for (List<String> row : rows) {
            List<String> set = Words.fromLeft(row);
            for (int i = 0; i < widths.length; i++) {
                out.append(i == 0 ? "" : "  ")
                        .append(" ".repeat(widths[i] - Words.seen(row.get(i))))
                        .append(set.get(i));
            }
            out.append('\n');
        }
        return out.toString();
    }
}
