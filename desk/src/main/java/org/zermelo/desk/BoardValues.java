package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.thermograph.Thermographs;
import org.zermelo.partizan.value.Appraisal.Shown;
import org.zermelo.partizan.value.OutcomeClass;
import org.zermelo.solve.Watch;

/**
 * The values of all boards of a game with Left and Right between two sizes, such as {@code domineering(1..4 x 1..5)}.
 *
 * @param name the game
 * @param leastRows the rows of the first board
 * @param leastColumns its columns
 * @param boards for each number of rows, the boards by their columns
 */
public record BoardValues(String name, int leastRows, int leastColumns, List<List<Board>> boards) {

    private static final Pattern RANGES =
            Pattern.compile("\\s*(\\p{L}[\\p{L}-]*)\\s*\\(\\s*(\\d{1,9})\\s*\\.\\.\\s*(\\d{1,9})"
                    + "\\s*[x×\\u0445]\\s*(\\d{1,9})\\s*\\.\\.\\s*(\\d{1,9})\\s*\\)\\s*");

    private static final int MOST_BOARDS = 400;

    /** The value of a board, its mean and temperature, and who wins. */
    public record Board(Shown value, Dyadic mean, Dyadic temperature, OutcomeClass outcome) {}

    public BoardValues {
        boards = boards.stream().map(List::copyOf).toList();
    }

    /**
     * The values of the boards that a text names; empty when it names no such boards.
     *
     * @throws BadInputException when a range is empty or there are too many boards, or a board is too large
     */
    public static Optional<BoardValues> of(String text, Watch watch) {
        Matcher ranges = RANGES.matcher(text);
        return ranges.matches() && PartizanFamilies.GAMES.knows(ranges.group(1), "1x1")
                ? Optional.of(CancelScope.during(watch::cancelled, () -> of(text, ranges)))
                : Optional.empty();
    }

    private static BoardValues of(String text, Matcher ranges) {
        int[] ends = new int[4];
        for (int k = 0; k < ends.length; k++) {
            ends[k] = Integer.parseInt(ranges.group(k + 2));
        }
        long count = (ends[1] - ends[0] + 1L) * (ends[3] - ends[2] + 1L);
        if (ends[0] < 1 || ends[2] < 1 || ends[1] < ends[0] || ends[3] < ends[2] || count > MOST_BOARDS) {
            throw new BadInputException("table.boards", "seen", text.strip(), "allowed", MOST_BOARDS);
        }
        Forms forms = new Forms();
        refuseForeseen(forms, rules(ranges.group(1), ends[1] + "x" + ends[3]));
        LiteralPrinter printer = new LiteralPrinter(forms);
        Thermographs thermographs = new Thermographs(forms);
        List<List<Board>> boards = new ArrayList<>();
        for (int rows = ends[0]; rows <= ends[1]; rows++) {
            List<Board> row = new ArrayList<>();
            for (int columns = ends[2]; columns <= ends[3]; columns++) {
                int form = value(forms, rules(ranges.group(1), rows + "x" + columns));
                row.add(new Board(
                        Shown.of(printer, form),
                        thermographs.of(form).mean(),
                        thermographs.of(form).temperature(),
                        OutcomeClass.of(forms.relation(form, Forms.ZERO))));
            }
            boards.add(row);
        }
        return new BoardValues(ranges.group(1), ends[0], ends[2], boards);
    }

    /** The board of a size; one that is too large is refused. */
    private static DecomposingRules<?, ?> rules(String name, String size) {
        try {
            return PartizanFamilies.GAMES.rules(name, size, 0, size.length());
        } catch (LiteralException e) {
            throw new NotationException(Source.of(size), e.offset(), e.length(), e.note());
        }
    }

    private static <P, M> void refuseForeseen(Forms forms, DecomposingRules<P, M> rules) {
        new PositionValues<>(forms, rules).refuseForeseen(rules.start());
    }

    private static <P, M> int value(Forms forms, DecomposingRules<P, M> rules) {
        return new PositionValues<>(forms, rules).of(rules.start());
    }
}
