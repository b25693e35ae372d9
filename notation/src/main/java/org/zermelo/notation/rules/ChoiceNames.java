package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.notation.rules.Token.Kind;
import org.zermelo.rule.MoveRule;

/** Finds the names of the choices of a clause before it is read, because {@code -k for k in 1..3} uses k first. */
final class ChoiceNames {

    /** The name of a choice that the text gives none, as in {@code take 1..3}. */
    static final String UNNAMED = "k";

    private ChoiceNames() {}

    static List<String> ahead(Tokens tokens) {
        List<String> names = new ArrayList<>();
        int depth = 0;
        for (int i = 0; ; i++) {
            Token token = tokens.peek(i);
            boolean ends = token.kind() == Kind.END || i > 0 && depth == 0 && token.newLine();
            if (ends || depth == 0 && (token.is(",") || token.is(";"))) {
                return names;
            }
            depth += isOneOf(token, "(", "[", "{") ? 1 : isOneOf(token, ")", "]", "}") ? -1 : 0;
            if (tokens.isWord(i, RuleWords.FOR) || VerbParser.isAmountVerb(tokens, i)) {
                add(names, tokens, i);
            }
        }
    }

    private static boolean isOneOf(Token token, String... symbols) {
        return token.kind() == Kind.SYMBOL && List.of(symbols).contains(token.text());
    }

    private static void add(List<String> names, Tokens tokens, int at) {
        Token name = tokens.peek(at + 1);
        if (names.size() > MoveRule.MOST_CHOICES) {
            throw tokens.error(
                    name,
                    "rule.too-many-choices",
                    "move",
                    tokens.text(tokens.mark(), tokens.mark() + at + 1),
                    "seen",
                    names.size(),
                    "allowed",
                    MoveRule.MOST_CHOICES);
        }
        if (name.kind() == Kind.NAME && tokens.isWord(at + 2, RuleWords.IN)) {
            if (names.contains(name.text())) {
                throw tokens.error(name, "rule.choice-twice", "name", name.text());
            }
            names.add(name.text());
        } else if (VerbParser.isAmountVerb(tokens, at) && VerbParser.choosesUnnamed(tokens, at + 1)) {
            names.add(UNNAMED);
        }
    }
}
