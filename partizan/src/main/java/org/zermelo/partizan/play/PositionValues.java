package org.zermelo.partizan.play;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.solve.Size;

/**
 * The canonical values of the positions of a game with Left and Right in normal play, each found once. A position that falls apart is
 * the sum of its parts. The search keeps its own stack, so that a long game overflows none.
 *
 * @param <P> a position
 */
public final class PositionValues<P> {

    /** What a part takes: its board, its code and its negative's, its form and the memo of comparisons. */
    private static final int BYTES_OF_A_PART = 500;

    /** What is foreseen may be too much by a factor of 2. */
    private static final double SURELY = 2;

    /** When so many parts have been met, or a quarter of what fits, those to come are estimated; few questions come so far. */
    private static final int LOOKED_AHEAD = 100_000;

    private static final int UNKNOWN = -1;
    private static final int OPEN = -2;

    private final Forms forms;
    private final BiFunction<P, Player, int[][]> options;
    private final Function<P, List<P>> parts;
    private final UnaryOperator<P> opposite;
    private final ToDoubleFunction<P> foreseen;
    private final Function<P, Size> ahead;

    /** The number of each part that was met; the complement of it for one whose value is the negative. */
    private final PartNumbers<P> numbers;

    private final List<P> positions = new ArrayList<>();
    /** The form of each part by its number, or that it is unknown or open. */
    private int[] values = new int[1 << 10];

    private long rounds;

    /** So many parts are valued at most. */
    private int most =
            (int) Math.min(Integer.MAX_VALUE >> 1, Runtime.getRuntime().maxMemory() / BYTES_OF_A_PART);

    /** A part whose value is sought: the parts, by number, of what each player may move to. */
    private final class OpenPart {
        private final int number;
        private final int[][] lefts;
        private final int[][] rights;
        private int option;
        private int part;

        OpenPart(int number) {
            P at = positions.get(number);
            this.number = number;
            this.lefts = options.apply(at, Player.LEFT);
            this.rights = options.apply(at, Player.RIGHT);
            values[number] = OPEN;
        }

        /** The next part that has no value; -1 if all have. */
        int next() {
            while (option < lefts.length + rights.length) {
                int[] found = option < lefts.length ? lefts[option] : rights[option - lefts.length];
                while (part < found.length) {
                    int at = index(found[part]);
                    if (values[at] < 0) {
                        return at;
                    }
                    part++;
                }
                part = 0;
                option++;
            }
            return -1;
        }
    }

    /**
     * The values of these rules in an arena.
     *
     * @param parts the positions of which a position is the sum; itself alone if it does not fall apart
     */
    public <M> PositionValues(Forms forms, PartizanRules<P, M> rules, Function<P, List<P>> parts) {
        this(forms, rules, parts, UnaryOperator.identity(), part -> -1);
    }

    /**
     * The values of these rules in an arena.
     *
     * @param parts the positions of which a position is the sum
     * @param opposite a part whose value is the negative of another's; that itself where none is known
     * @param levels a number that is smaller in every part that a move leaves; -1 where none is known
     */
    public <M> PositionValues(
            Forms forms,
            PartizanRules<P, M> rules,
            Function<P, List<P>> parts,
            UnaryOperator<P> opposite,
            ToLongFunction<P> levels) {
        this(forms, rules, parts, opposite, part -> -1, levels, position -> 0);
    }

    private <M> PositionValues(
            Forms forms,
            PartizanRules<P, M> rules,
            Function<P, List<P>> parts,
            UnaryOperator<P> opposite,
            ToLongFunction<P> coding,
            ToLongFunction<P> levels,
            ToDoubleFunction<P> foreseen) {
        this.forms = forms;
        this.parts = parts;
        this.opposite = opposite;
        this.foreseen = foreseen;
        this.numbers = new PartNumbers<>(coding);
        this.options = (at, mover) -> options(rules, at, mover);
        this.ahead = part -> PartsAhead.size(rules, part, parts, opposite, levels);
    }

    /** The values of rules that tell what a position falls into. */
    public <M> PositionValues(Forms forms, DecomposingRules<P, M> rules) {
        this(forms, rules, rules::parts, rules::opposite, rules::code, rules::level, rules::partsForeseen);
    }

    private <M> int[][] options(PartizanRules<P, M> rules, P at, Player mover) {
        List<M> moves = rules.moves(at, mover);
        if (moves.isEmpty() && rules.ending(at, mover) != Ending.LAST_MOVER_WINS) {
            throw new RefusedException("partizan.other-ending", "position", at);
        }
        int[][] options = new int[moves.size()][];
        for (int k = 0; k < options.length; k++) {
            options[k] = numbers(rules.play(at, mover, moves.get(k)));
        }
        return options;
    }

    /** The parts of a position by their numbers. */
    private int[] numbers(P position) {
        List<P> found = parts.apply(position);
        int[] of = new int[found.size()];
        for (int k = 0; k < of.length; k++) {
            P part = found.get(k);
            int known = numbers.get(part);
            of[k] = known == PartNumbers.NONE ? number(part) : known;
        }
        return of;
    }

    private int number(P part) {
        int number = positions.size();
        P other = opposite.apply(part);
        if (other != part) {
            numbers.put(other, ~number);
        }
        numbers.put(part, number);
        positions.add(part);
        if (number == values.length) {
            values = Arrays.copyOf(values, 2 * number);
        }
        values[number] = UNKNOWN;
        return number;
    }

    private static int index(int part) {
        return part < 0 ? ~part : part;
    }

    /** How many parts have been met by now; a part and its negative are one. */
    public int size() {
        return positions.size();
    }

    /**
     * The value of a position.
     *
     * @throws RefusedException when a play may come back to a position, or is not decided by who moves last; or when there are more
     *     parts than memory holds, which is told at once where their number is foreseen
     */
    public int of(P position) {
        refuseForeseen(position);
        return within(position, most - size())
                .orElseThrow(() -> new RefusedException(
                        "partizan.too-many-parts", "allowed", most, "bytes", (long) most * BYTES_OF_A_PART));
    }

    /**
     * Refuses a position of which it is foreseen that there are far more parts than memory holds.
     *
     * @throws RefusedException when it is
     */
    public void refuseForeseen(P position) {
        double parts = foreseen.applyAsDouble(position);
        if (parts > SURELY * most) {
            throw tooMany(parts);
        }
    }

    private RefusedException tooMany(double parts) {
        return new RefusedException(Note.of("partizan.parts-foreseen")
                .with("parts", rounded(parts))
                .with("bytes", (long) most * BYTES_OF_A_PART)
                .with("allowed", most));
    }

    /** Refuses a part for which far more parts will be met than memory holds, by a sample. */
    private void refuseAhead(int start, int before) {
        Size size = ahead.apply(positions.get(start));
        if (size.passes(1, most - before)) {
            throw tooMany(size.positions());
        }
    }

    /** To two digits, for nobody knows more. */
    private static BigInteger rounded(double number) {
        return new BigDecimal(number).round(new MathContext(2)).toBigInteger();
    }

    /** The same values, refused beyond so many parts. */
    PositionValues<P> atMost(int parts) {
        most = parts;
        return this;
    }

    /** The value of a position, unless so many parts are met that have not been met before; what was valued by then stays. */
    public OptionalInt within(P position, int most) {
        long limit = (long) size() + most;
        int[] found = numbers(position);
        for (int part : found) {
            if (values[index(part)] < 0 && !search(index(part), limit)) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.of(sum(found));
    }

    /** The value of a position, and what each move leads to. */
    public <M> GameTerms.Term term(PartizanRules<P, M> rules, P position) {
        return term(rules, position, UnaryOperator.identity());
    }

    /** The same by rules that write positions differently; {@code written} writes one as it is written here. */
    public <Q, M> GameTerms.Term term(PartizanRules<Q, M> rules, Q position, Function<Q, P> written) {
        P start = written.apply(position);
        int form = of(start);
        int[] found = numbers(start);
        return new GameTerms.Term(
                form,
                moves(rules, position, Player.LEFT, written),
                moves(rules, position, Player.RIGHT, written),
                Arrays.stream(found)
                        .distinct()
                        .mapToObj(part -> new GameTerms.Term.Part(sum(new int[] {part}), count(found, part)))
                        .toList());
    }

    private static int count(int[] all, int part) {
        return (int) Arrays.stream(all).filter(each -> each == part).count();
    }

    private <Q, M> List<GameTerms.Term.Move> moves(
            PartizanRules<Q, M> rules, Q position, Player mover, Function<Q, P> written) {
        int[] found = numbers(written.apply(position));
        return rules.moves(position, mover).stream()
                .map(move -> {
                    P to = written.apply(rules.play(position, mover, move));
                    return new GameTerms.Term.Move(move.toString(), of(to), left(found, numbers(to)));
                })
                .toList();
    }

    /** Which of the different parts a move has left behind: of each other there are as many after it as before, or more. */
    private static int left(int[] before, int[] after) {
        int[] different = Arrays.stream(before).distinct().toArray();
        for (int k = 0; k < different.length; k++) {
            if (count(after, different[k]) < count(before, different[k])) {
                return k;
            }
        }
        return -1;
    }

    /** Values a part; not if there come to be more parts than the limit. */
    private boolean search(int start, long limit) {
        Deque<OpenPart> stack = new ArrayDeque<>();
        int before = positions.size();
        boolean looked = limit < most || foreseen.applyAsDouble(positions.get(start)) > 0;
        Forms.Generation since = forms.generation();
        stack.push(new OpenPart(start));
        while (!stack.isEmpty()) {
            CancelScope.poll(++rounds);
            if (forms.isCrowded()) {
                forms.sweep(
                        since, values, positions.size()); // nobody but these has a form that was made in this search
            }
            if (!looked && positions.size() - before > Math.min(LOOKED_AHEAD, most / 4)) {
                looked = true;
                refuseAhead(start, before);
            }
            if (positions.size() > limit) {
                stack.forEach(open -> values[open.number] = UNKNOWN);
                return false;
            }
            OpenPart top = stack.element();
            int next = top.next();
            if (next < 0) {
                values[top.number] = forms.of(sums(top.lefts), sums(top.rights));
                stack.pop();
            } else if (values[next] == OPEN) {
                throw new RefusedException("partizan.loopy", "position", positions.get(next));
            } else {
                stack.push(new OpenPart(next));
            }
        }
        return true;
    }

    private int[] sums(int[][] options) {
        int[] sums = new int[options.length];
        for (int k = 0; k < sums.length; k++) {
            sums[k] = sum(options[k]);
        }
        return sums;
    }

    private int sum(int[] found) {
        int sum = Forms.ZERO;
        for (int part : found) {
            sum = forms.sum(sum, part < 0 ? forms.negative(values[~part]) : values[part]);
        }
        return sum;
    }
}
