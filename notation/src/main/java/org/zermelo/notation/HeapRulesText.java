package org.zermelo.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.zermelo.compile.CompiledMoves;
import org.zermelo.game.ZermeloException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.notation.family.FamilyIndex;
import org.zermelo.notation.family.HeapCodeFamily;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Ruleset;

/** Reads the rules of one heap: a code such as {@code 0.77}, a family's name with or without heaps, or declared rules with one heap. */
public final class HeapRulesText {

    private static final Pattern DECLARED = Pattern.compile("(?iu)\\s*(@|" + InputWords.group("rules") + "\\s*\\()");

    private static final FamilyIndex<HeapCodeFamily> FAMILIES = new FamilyIndex<>(HeapCodeFamily.all());

    private HeapRulesText() {}

    /** Whether a text begins as a code does, not as a name. */
    public static boolean isCode(String text) {
        String trimmed = text.trim();
        return trimmed.matches("[-.(\\[0-9].*") || trimmed.matches("[0-9A-Za-z]\\..*");
    }

    /** Whether a text is the name of a game on heaps, in any language, and no heaps are given: {@code kayles}. */
    public static boolean isName(String text) {
        Cursor cursor = new Cursor(Source.of(text), 0, text.length());
        return FAMILIES.take(cursor).isPresent() && cursor.skip().done();
    }

    /** Whether a text begins as declared rules do, {@code heaps(..)} or a reference to a rule file. */
    public static boolean isDeclared(String text) {
        return DECLARED.matcher(text).lookingAt();
    }

    /**
     * The declared rules that a text such as {@code heaps(S; move -1, -2)} writes out; empty when it is none. A reference to a
     * rule file is none either: what it names is not in the text.
     */
    public static Optional<Ruleset> declared(String text) {
        try {
            return isDeclared(text) && !text.trim().startsWith("@")
                    ? Optional.of(RuleText.ruleset(text))
                    : Optional.empty();
        } catch (ZermeloException e) {
            return Optional.empty();
        }
    }

    /**
     * The heaps of declared rules, their options listed by bytecode where that is faster.
     *
     * @throws org.zermelo.game.RefusedException when the rules are none of one heap
     */
    public static HeapRules of(Ruleset rules) {
        return RuleHeaps.of(rules, new CompiledMoves());
    }

    /**
     * As {@link #of}, whether by the rules the last mover wins or loses: as components of misère play both are the same.
     *
     * @throws org.zermelo.game.RefusedException as there
     */
    public static HeapRules components(Ruleset rules) {
        return RuleHeaps.components(rules, new CompiledMoves());
    }

    /**
     * As {@link #parse}, with declared rules by {@link #components(Ruleset)}.
     *
     * @throws org.zermelo.game.BadInputException as there
     */
    public static HeapRules components(String text) {
        return isDeclared(text) ? components(RuleText.ruleset(text.trim())) : parse(text);
    }

    /**
     * The rules.
     *
     * @throws org.zermelo.game.BadInputException when the text is neither a code nor the name of a game on heaps
     */
    public static HeapRules parse(String text) {
        if (isCode(text)) {
            return HeapCode.parse(text);
        }
        if (isDeclared(text)) {
            return of(RuleText.ruleset(text.trim()));
        }
        Source source = Source.of(text);
        Cursor cursor = new Cursor(source, 0, text.length());
        HeapCodeFamily family =
                FAMILIES.take(cursor).orElseThrow(() -> unknown(cursor)).family();
        boolean open = cursor.take("(");
        int end = open ? text.lastIndexOf(')') : text.length();
        if (end < cursor.offset()) {
            throw cursor.error(cursor.offset() - 1, 1, "notation.not-closed");
        }
        Cursor inside = new Cursor(source, cursor.offset(), end);
        HeapRules rules = family.rules(inside);
        inside.take(",");
        if (!inside.done()) {
            inside.integers();
        }
        inside.finish();
        if (open) {
            cursor.moveTo(end + 1);
            cursor.finish();
        }
        return rules;
    }

    private static NotationException unknown(Cursor cursor) {
        int from = cursor.skip().offset();
        String name = cursor.word().toLowerCase(Locale.ROOT);
        return cursor.error(from, Math.max(1, name.length()), "notation.not-heap-rules", "seen", name);
    }
}
