package org.zermelo.partizan.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.literal.PrintOrder;
import org.zermelo.partizan.number.Dyadic;

/**
 * The value of a short game: its canonical form, immutable, which needs no arena. Two are equal exactly if the games are (Siegel 2013,
 * Theorem II.2.9). Arithmetic loads both into an arena of its own; whoever does much of it works with {@link Forms}.
 */
public final class CanonicalForm {

    private static final int SHORT = -1;

    /** Node after node, options before what has them, in the order of print: lists of options, or number, ups and star. */
    private final int[] code;

    private final List<Dyadic> numbers;
    private final int hash;

    private CanonicalForm(int[] code, List<Dyadic> numbers) {
        this.code = code;
        this.numbers = List.copyOf(numbers);
        this.hash = 31 * Arrays.hashCode(code) + this.numbers.hashCode();
    }

    /** The form of an arena. */
    public static CanonicalForm of(Forms forms, int form) {
        Encoder encoder = new Encoder(forms);
        encoder.node(form);
        return new CanonicalForm(Arrays.copyOf(encoder.code, encoder.end), encoder.numbers);
    }

    /**
     * The value that a text names, such as {@code {3|1} + ^*}.
     *
     * @throws org.zermelo.partizan.literal.LiteralException when it names none
     */
    public static CanonicalForm parse(String text) {
        Forms forms = new Forms();
        return of(forms, LiteralReader.read(forms, text));
    }

    /** Its id in an arena. */
    public int into(Forms forms) {
        Map<Integer, Integer> ids = new HashMap<>();
        int at = 0;
        int node = 0;
        int last = Forms.ZERO;
        while (at < code.length) {
            if (code[at] == SHORT) {
                last = forms.shortForm(numbers.get(code[at + 1]), code[at + 2], code[at + 3]);
                at += 4;
            } else {
                int lefts = code[at];
                int rights = code[at + 1];
                last = forms.of(loaded(at + 2, lefts, ids), loaded(at + 2 + lefts, rights, ids));
                at += 2 + lefts + rights;
            }
            ids.put(node++, last);
        }
        return last;
    }

    private int[] loaded(int from, int count, Map<Integer, Integer> ids) {
        int[] options = new int[count];
        for (int i = 0; i < count; i++) {
            options[i] = Objects.requireNonNull(ids.get(code[from + i]));
        }
        return options;
    }

    /** The disjunctive sum. */
    public CanonicalForm plus(CanonicalForm other) {
        Forms forms = new Forms();
        return of(forms, forms.sum(into(forms), other.into(forms)));
    }

    /** The sum with the negative of another. */
    public CanonicalForm minus(CanonicalForm other) {
        return plus(other.negated());
    }

    /** The negative: the game with the players exchanged. */
    public CanonicalForm negated() {
        Forms forms = new Forms();
        return of(forms, forms.negative(into(forms)));
    }

    /** How it stands to another. */
    public Relation relation(CanonicalForm other) {
        Forms forms = new Forms();
        return forms.relation(into(forms), other.into(forms));
    }

    /** Who wins. */
    public OutcomeClass outcome() {
        Forms forms = new Forms();
        return OutcomeClass.of(forms.relation(into(forms), Forms.ZERO));
    }

    /** The left options of the canonical form, in the order of print. */
    public List<CanonicalForm> lefts() {
        Forms forms = new Forms();
        return options(forms, new PrintOrder(forms).lefts(into(forms)));
    }

    /** The right options of the canonical form, in the order of print. */
    public List<CanonicalForm> rights() {
        Forms forms = new Forms();
        return options(forms, new PrintOrder(forms).rights(into(forms)));
    }

    private static List<CanonicalForm> options(Forms forms, int[] options) {
        return Arrays.stream(options).mapToObj(option -> of(forms, option)).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CanonicalForm that
                && hash == that.hash
                && Arrays.equals(code, that.code)
                && numbers.equals(that.numbers);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /**
     * Writes the whole text, piece by piece.
     *
     * @throws RefusedException when it has more characters than that; nothing is written then
     */
    public void write(Consumer<String> sink, long longest) {
        Forms forms = new Forms();
        LiteralPrinter printer = new LiteralPrinter(forms);
        int form = into(forms);
        if (printer.length(form) > longest) {
            throw new RefusedException("partizan.text-too-long", "length", printer.length(form), "allowed", longest);
        }
        printer.write(form, sink);
    }

    /** The value in the notation; a text of more than {@value LiteralPrinter#SHOWN} characters is cut. */
    @Override
    public String toString() {
        Forms forms = new Forms();
        return new FormText(new LiteralPrinter(forms), into(forms)).shown();
    }

    /** Writes nodes one after the other; what is shared is written once. */
    private static final class Encoder {

        private final Forms forms;
        private final PrintOrder order;
        private final Map<Integer, Integer> nodes = new HashMap<>();
        private final Map<Dyadic, Integer> indices = new HashMap<>();
        private final List<Dyadic> numbers = new ArrayList<>();
        private int[] code = new int[16];
        private int end;

        Encoder(Forms forms) {
            this.forms = forms;
            this.order = new PrintOrder(forms);
        }

        int node(int form) {
            Integer known = nodes.get(form);
            if (known != null) {
                return known;
            }
            if (forms.isShort(form)) {
                Integer index = indices.computeIfAbsent(forms.numberOf(form), number -> {
                    numbers.add(number);
                    return numbers.size() - 1;
                });
                add(SHORT);
                add(index);
                add(forms.upsOf(form));
                add(forms.starOf(form));
            } else {
                int[] lefts = nodes(order.lefts(form));
                int[] rights = nodes(order.rights(form));
                add(lefts.length);
                add(rights.length);
                Arrays.stream(lefts).forEach(this::add);
                Arrays.stream(rights).forEach(this::add);
            }
            nodes.put(form, nodes.size());
            return nodes.size() - 1;
        }

        private int[] nodes(int[] options) {
            return Arrays.stream(options).map(this::node).toArray();
        }

        private void add(int value) {
            if (end == code.length) {
                code = Arrays.copyOf(code, 2 * end);
            }
            code[end++] = value;
        }
    }
}
