package org.zermelo.partizan.loopy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.solve.StrongComponents;

/**
 * Writes stoppers as {@link LoopyReader} reads them: {@code pass} is an option to the game itself, {@code a{0|{1|a}}} names a game that
 * is met again further in.
 */
final class LoopyPrinter {

    private static final int MOST_BARS = 6;
    private static final String LETTERS = "abcdefghijklmnopqrstuwxyz";

    private final Stoppers stoppers;
    private final Forms forms = new Forms(1 << 14);
    private final LiteralPrinter literals = new LiteralPrinter(forms);
    private final Map<Integer, Integer> shorts = new HashMap<>();

    /** A text and the number of bars that divide it without its braces; 0 where it has no braces. */
    private record BarredText(String text, int bars) {
        static BarredText of(String text) {
            return text.startsWith("{")
                    ? new BarredText(text.substring(1, text.length() - 1), LoopyPrinter.bars(text))
                    : new BarredText(text, 0);
        }

        String whole() {
            return bars == 0 ? text : "{" + text + "}";
        }
    }

    /** The longest run of bars of a text within braces that stands within no further ones. */
    private static int bars(String text) {
        int longest = 0;
        int run = 0;
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            depth += "({[".indexOf(sign) >= 0 ? 1 : ")}]".indexOf(sign) >= 0 ? -1 : 0;
            run = sign == '|' && depth == 1 ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** Says that a text has become too long. */
    private static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super(null, null, false, false);
        }
    }

    private final class Writing {
        private final Deque<Integer> open = new ArrayDeque<>();
        private final Map<Integer, String> names = new HashMap<>();
        private int written;

        BarredText piece(int node) {
            String name = named(node);
            if (name != null) {
                return counted(BarredText.of(name));
            }
            if (open.contains(node)) {
                return back(node);
            }
            if (written > LiteralPrinter.SHOWN || open.size() > LiteralPrinter.SHOWN) {
                throw new TooLong();
            }
            open.push(node);
            int[] lefts = stoppers.lefts(node);
            BarredText made = stoppers.negative(node) == node && lefts.length == 1 && lefts[0] != node
                    ? plusMinus(piece(lefts[0]))
                    : braces(node);
            open.pop();
            String own = names.remove(node);
            return counted(own == null ? made : new BarredText(own + made.whole(), 0));
        }

        private BarredText plusMinus(BarredText left) {
            return new BarredText("+-" + left.whole(), 0);
        }

        private BarredText counted(BarredText piece) {
            written += piece.bars() == 0 ? piece.text().length() : 2;
            return piece;
        }

        private BarredText back(int node) {
            if (open.element() == node) {
                return new BarredText("pass", 0);
            }
            String name = names.get(node);
            if (name == null) {
                int count = names.size();
                name = LETTERS.charAt(count % LETTERS.length()) + "a".repeat(count / LETTERS.length());
                names.put(node, name);
            }
            return new BarredText(name, 0);
        }

        private BarredText braces(int node) {
            List<BarredText> lefts = pieces(stoppers.lefts(node));
            List<BarredText> rights = pieces(stoppers.rights(node));
            int bars = 1 + Math.max(bare(lefts), bare(rights));
            return new BarredText(side(lefts) + "|".repeat(bars) + side(rights), bars);
        }

        private List<BarredText> pieces(int[] options) {
            // those without cycles first, then by their numbers, which rise as games are made
            return Arrays.stream(options)
                    .boxed()
                    .sorted((x, y) -> Integer.compare(rank(x), rank(y)))
                    .map(this::piece)
                    .toList();
        }

        private int rank(int node) {
            return open.contains(node) ? Integer.MAX_VALUE : node;
        }

        private int bare(List<BarredText> pieces) {
            return pieces.size() == 1 && pieces.get(0).bars() < MOST_BARS
                    ? pieces.get(0).bars()
                    : 0;
        }

        private String side(List<BarredText> pieces) {
            return bare(pieces) > 0
                    ? pieces.get(0).text()
                    : String.join(",", pieces.stream().map(BarredText::whole).toList());
        }
    }

    LoopyPrinter(Stoppers stoppers) {
        this.stoppers = stoppers;
    }

    /** The text; that of a very long one is cut to the number of its nodes. */
    String text(int stopper) {
        try {
            String text = new Writing().piece(stopper).whole();
            if (text.length() <= LiteralPrinter.SHOWN) {
                return text;
            }
        } catch (TooLong e) {
            // told by its size below
        }
        return "{...|...} (" + stoppers.followers(stopper).size() + ")";
    }

    /** The text of both sides, or of the one that they are. */
    String text(Sided game) {
        if (game.isStopper()) {
            return text(game.onside());
        }
        return game.onside() == stoppers.on() && game.offside() == stoppers.off()
                ? "dud"
                : text(game.onside()) + " & " + text(game.offside());
    }

    /** The name of a stopper that is written without braces, or null. */
    private @Nullable String named(int node) {
        if (node == stoppers.on() || node == stoppers.off()) {
            return node == stoppers.on() ? "on" : "off";
        }
        int form = form(node);
        if (form >= 0) {
            return literals.text(form, LiteralPrinter.SHOWN).orElseThrow(TooLong::new);
        }
        int[] lefts = stoppers.lefts(node);
        int[] rights = stoppers.rights(node);
        boolean passesLeft = Arrays.stream(lefts).anyMatch(option -> option == node);
        boolean passesRight = Arrays.stream(rights).anyMatch(option -> option == node);
        if (passesLeft == passesRight) {
            return powers(node);
        }
        int[] far = passesLeft ? rights : lefts;
        int[] near = Arrays.stream(passesLeft ? lefts : rights)
                .filter(option -> option != node)
                .toArray();
        if (far.length != 1 || near.length > 1 || form(far[0]) < 0 || !forms.isShort(form(far[0]))) {
            return null;
        }
        int other = form(far[0]);
        String number =
                forms.numberOf(other).signum() == 0 ? "" : forms.numberOf(other).toString();
        if (near.length == 0 && forms.isNumber(other)) {
            return number + (passesLeft ? "under" : "over");
        }
        String upon = number + (passesLeft ? "^[on]" : "v[on]");
        if (near.length == 0 && forms.upsOf(other) == 0 && forms.starOf(other) == 1) {
            return upon;
        }
        return near.length == 1 && near[0] == far[0] && forms.isNumber(other) ? upon + "*" : null;
    }

    /** {@code ^<on>} is {@code {0|v[on]*}}. */
    private @Nullable String powers(int node) {
        int[] lefts = stoppers.lefts(node);
        int[] rights = stoppers.rights(node);
        if (lefts.length != 1 || rights.length != 1) {
            return null;
        }
        if (lefts[0] == Stoppers.ZERO) {
            String name = named(rights[0]);
            if ("v[on]*".equals(name)) {
                return "^<on>";
            }
            return tiny(rights[0], true);
        }
        if (rights[0] == Stoppers.ZERO) {
            return "^[on]*".equals(named(lefts[0])) ? "v<on>" : tiny(lefts[0], false);
        }
        return null;
    }

    private @Nullable String tiny(int node, boolean tiny) {
        int[] back = tiny ? stoppers.lefts(node) : stoppers.rights(node);
        int[] threat = tiny ? stoppers.rights(node) : stoppers.lefts(node);
        if (back.length != 1 || back[0] != Stoppers.ZERO || threat.length != 1) {
            return null;
        }
        String name = named(tiny ? stoppers.negative(threat[0]) : threat[0]);
        return name == null ? null : (tiny ? "Tiny(" : "Miny(") + name + ")";
    }

    /** The short form of a stopper in which no play goes on for ever, whoever moves; -1 if it is none. */
    private int form(int node) {
        Integer known = shorts.get(node);
        if (known != null) {
            return known;
        }
        Map<Integer, Integer> places = new TreeMap<>();
        List<Integer> nodes = stoppers.followers(node);
        nodes.forEach(follower -> places.put(follower, places.size()));
        int[][] edges = new int[nodes.size()][];
        for (int k = 0; k < edges.length; k++) {
            edges[k] = IntStream.concat(
                            Arrays.stream(stoppers.lefts(nodes.get(k))), Arrays.stream(stoppers.rights(nodes.get(k))))
                    .map(places::get)
                    .toArray();
        }
        for (int[] component : StrongComponents.of(edges)) {
            int at = nodes.get(component[0]);
            boolean shortOptions =
                    Arrays.stream(edges[component[0]]).allMatch(to -> shorts.getOrDefault(nodes.get(to), -1) >= 0);
            shorts.put(
                    at,
                    component.length == 1 && shortOptions
                            ? forms.of(formsOf(stoppers.lefts(at)), formsOf(stoppers.rights(at)))
                            : -1);
        }
        return shorts.getOrDefault(node, -1);
    }

    private int[] formsOf(int[] options) {
        return Arrays.stream(options).map(shorts::get).toArray();
    }
}
