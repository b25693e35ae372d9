package org.zermelo.bench.growth;

import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.zermelo.bench.growth.GrowthMethod.Size;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.grid.ClobberStrip;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;

/** The families of values for two players whose moves differ. */
final class GrowthValues {

    private GrowthValues() {}

    static List<GrowthMethod> values() {
        return List.of(
                value("Domineering, three rows", "3x3 3x4 3x5 3x6 3x7 3x8 3x9 3x10 3x11 3x12", "domineering(%dx%d)"),
                value("Domineering, four rows", "4x2 4x3 4x4 4x5 4x6 4x7 4x8", "domineering(%dx%d)"),
                value("Domineering, five rows", "5x2 5x3 5x4 5x5 5x6 5x7", "domineering(%dx%d)"),
                clobber("Clobber, two rows", "2x3 2x4 2x5 2x6 2x7 2x8 2x9 2x10"),
                clobber("Clobber, three rows", "3x2 3x3 3x4 3x5 3x6"),
                GrowthMethod.boards(
                        "Amazons, two rows",
                        "2x3 2x4 2x5 2x6 2x7 2x8",
                        (rows, columns) ->
                                value("amazons(x" + ".".repeat(columns - 1) + "|o" + ".".repeat(columns - 1) + ")")));
    }

    private static GrowthMethod clobber(String name, String boards) {
        return GrowthMethod.boards(
                name,
                boards,
                (rows, columns) -> value("clobber(" + GrowthFamilies.checkered(rows, columns, "|") + ")"));
    }

    private static GrowthMethod value(String name, String boards, String text) {
        return GrowthMethod.boards(name, boards, (rows, columns) -> value(String.format(text, rows, columns)));
    }

    private static LongSupplier value(String text) {
        return () -> {
            int open = text.indexOf('(');
            return followers(PartizanFamilies.GAMES.rules(text.substring(0, open), text, open + 1, text.length() - 1));
        };
    }

    private static <P, M> long followers(DecomposingRules<P, M> rules) {
        Forms forms = new Forms();
        new PositionValues<>(forms, rules).of(rules.start());
        return forms.size();
    }

    static List<GrowthMethod> strips() {
        return List.of("xo", "xxo").stream()
                .map(pattern -> new GrowthMethod(
                        "(" + pattern + ") repeated",
                        IntStream.of(4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)
                                .mapToObj(times -> new Size(
                                        times * pattern.length(), times + " times", () -> strip(pattern, times)))
                                .toList()))
                .toList();
    }

    private static LongSupplier strip(String pattern, int times) {
        return () -> {
            Forms forms = new Forms();
            PositionValues<String> values = new PositionValues<>(forms, new ClobberStrip(pattern));
            values.of(pattern.repeat(times));
            return values.size();
        };
    }
}
