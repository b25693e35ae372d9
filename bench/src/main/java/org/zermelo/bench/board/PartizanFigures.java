package org.zermelo.bench.board;

import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * What values of games with Left and Right take: processor seconds of this thread, classes loaded, every arena new, beside those of
 * CGSuite 2.2-beta2 on a machine of the same class under load, the lower where there are two.
 */
public final class PartizanFigures {

    private PartizanFigures() {}

    /** The number of rounds, then values or names of lines; without any, all lines that CGSuite was timed with. */
    public static void run(Arguments arguments) {
        int rounds = arguments.number();
        List<String> texts = arguments.rest();
        List<PartizanLines.Line> lines = texts.isEmpty()
                ? PartizanLines.all()
                : texts.stream().map(PartizanLines::named).toList();
        value(PartizanLines.Line.of("domineering(2x2) + {3|1} + ^ + amazons(x.o)"));
        System.out.println("| value | seconds | forms | CGSuite | ratio |");
        System.out.println("|---|---|---|---|---|");
        for (PartizanLines.Line line : lines) {
            Stopwatch.Spent spent = Stopwatch.Spent.NEVER;
            for (int round = 0; round < rounds; round++) {
                spent = spent.or(Stopwatch.onThread(() -> value(line)));
            }
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.3f | %,d | %s |%n",
                    line.name().replace("|", "\\|"),
                    spent.cpu(),
                    spent.result(),
                    line.beside(spent.cpu()));
        }
    }

    private static long value(PartizanLines.Line line) {
        Forms forms = new Forms();
        Thermographs thermographs = new Thermographs(forms);
        for (int form : line.texts().size() > 1 ? positions(forms, line.texts()) : values(forms, line.texts())) {
            if (line.cooled()) {
                thermographs.of(form);
            }
        }
        return forms.size();
    }

    private static int[] values(Forms forms, List<String> texts) {
        return texts.stream()
                .mapToInt(text -> Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length())
                        .form())
                .toArray();
    }

    /** Positions of one ruleset, each part valued once. */
    @SuppressWarnings("unchecked")
    private static int[] positions(Forms forms, List<String> texts) {
        PositionValues<Object> values =
                new PositionValues<>(forms, (DecomposingRules<Object, Object>) rules(texts.get(0)));
        return texts.stream().mapToInt(text -> values.of(rules(text).start())).toArray();
    }

    private static DecomposingRules<?, ?> rules(String text) {
        int open = text.indexOf('(');
        return PartizanFamilies.GAMES.rules(text.substring(0, open), text, open + 1, text.length() - 1);
    }
}
