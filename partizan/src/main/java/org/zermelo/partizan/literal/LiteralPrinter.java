package org.zermelo.partizan.literal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;

/**
 * Writes forms in the notation that {@link LiteralReader} reads. Forms share what they have in common, texts do not: a text may be
 * longer than any memory, so its length is known before it is written.
 */
public final class LiteralPrinter {

    /** Longer texts are not shown unless they are asked for. */
    public static final int SHOWN = 2_500;

    /** More bars than this are replaced by braces. */
    private static final int MOST_BARS = 6;

    private static final long ENDLESS = Long.MAX_VALUE / 4;

    private final Forms forms;
    private final PrintOrder order;
    private final Map<Integer, List<TextPiece>> texts = new HashMap<>();
    private final Map<Integer, Long> lengths = new HashMap<>();
    private final Map<Integer, Integer> bars = new HashMap<>();
    private long rounds;

    /** A stretch of text, or a form within it. */
    private record TextPiece(@Nullable String text, int form, boolean bare) {
        static TextPiece of(String text) {
            return new TextPiece(text, -1, false);
        }
    }

    /** A printer of an arena. */
    public LiteralPrinter(Forms forms) {
        this.forms = forms;
        this.order = new PrintOrder(forms);
    }

    /** The order in which options are printed. */
    public PrintOrder order() {
        return order;
    }

    /** The text of a form if it has at most so many characters. */
    public Optional<String> text(int form, long longest) {
        if (length(form) > longest) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        write(form, text::append);
        return Optional.of(text.toString());
    }

    /** The text of a form that is known to be short. */
    public String text(int form) {
        return text(form, Integer.MAX_VALUE).orElseThrow();
    }

    /** The number of characters of the text; {@code Long.MAX_VALUE / 4} if it is that or more. */
    public long length(int form) {
        return length(form, false);
    }

    /** Writes the text piece by piece. */
    public void write(int form, Consumer<String> sink) {
        write(form, false, sink);
    }

    private void write(int form, boolean bare, Consumer<String> sink) {
        CancelScope.poll(++rounds);
        for (TextPiece piece : bare ? inner(form) : pieces(form)) {
            if (piece.text() != null) {
                sink.accept(piece.text());
            } else {
                write(piece.form(), piece.bare(), sink);
            }
        }
    }

    private long length(int form, boolean bare) {
        int key = bare ? ~form : form;
        Long known = lengths.get(key);
        if (known != null) {
            return known;
        }
        long sum = 0;
        for (TextPiece piece : bare ? inner(form) : pieces(form)) {
            sum += piece.text() != null ? piece.text().length() : length(piece.form(), piece.bare());
            sum = Math.min(sum, ENDLESS);
        }
        lengths.put(key, sum);
        return sum;
    }

    private List<TextPiece> pieces(int form) {
        List<TextPiece> known = texts.get(form);
        if (known == null) {
            known = named(form);
            if (known == null) {
                known = List.of(TextPiece.of("{"), new TextPiece(null, form, true), TextPiece.of("}"));
            }
            texts.put(form, known);
        }
        return known;
    }

    /** The pieces of a form that is not written in braces, or null. */
    private @Nullable List<TextPiece> named(int form) {
        if (forms.isShort(form)) {
            return List.of(TextPiece.of(Named.ofShort(forms, form)));
        }
        String powers = Named.powers(forms, form);
        if (powers != null) {
            return List.of(TextPiece.of(powers));
        }
        if (forms.negative(form) == form) {
            int[] lefts = order.lefts(form);
            if (lefts.length == 1) {
                boolean parted = Named.isSum(forms, lefts[0]);
                TextPiece option = new TextPiece(null, lefts[0], false);
                return parted
                        ? List.of(TextPiece.of("+-("), option, TextPiece.of(")"))
                        : List.of(TextPiece.of("+-"), option);
            }
            List<TextPiece> all = new ArrayList<>(List.of(TextPiece.of("+-{")));
            all.addAll(list(lefts));
            all.add(TextPiece.of("}"));
            return all;
        }
        for (boolean tiny : new boolean[] {true, false}) {
            int inner = Named.inner(forms, form, tiny);
            if (inner >= 0) {
                int number = tiny ? forms.lefts(form)[0] : forms.rights(form)[0];
                String before = number == Forms.ZERO ? "" : Named.ofShort(forms, number);
                return List.of(
                        TextPiece.of(before + (tiny ? "Tiny(" : "Miny(")),
                        new TextPiece(null, inner, false),
                        TextPiece.of(")"));
            }
        }
        return null;
    }

    private List<TextPiece> list(int[] options) {
        List<TextPiece> all = new ArrayList<>();
        for (int option : options) {
            if (!all.isEmpty()) {
                all.add(TextPiece.of(","));
            }
            all.add(new TextPiece(null, option, false));
        }
        return all;
    }

    /** What stands between the braces of a form. */
    private List<TextPiece> inner(int form) {
        List<TextPiece> all = new ArrayList<>(side(order.lefts(form)));
        all.add(TextPiece.of("|".repeat(bars(form))));
        all.addAll(side(order.rights(form)));
        return all;
    }

    private List<TextPiece> side(int[] options) {
        return bare(options) ? List.of(new TextPiece(null, options[0], true)) : list(options);
    }

    /** Whether one side is a single form that may do without braces. */
    private boolean bare(int[] options) {
        return options.length == 1 && named(options[0]) == null && bars(options[0]) < MOST_BARS;
    }

    private int bars(int form) {
        Integer known = bars.get(form);
        if (known == null) {
            int[] lefts = order.lefts(form);
            int[] rights = order.rights(form);
            known = 1 + Math.max(bare(lefts) ? bars(lefts[0]) : 0, bare(rights) ? bars(rights[0]) : 0);
            bars.put(form, known);
        }
        return known;
    }
}
