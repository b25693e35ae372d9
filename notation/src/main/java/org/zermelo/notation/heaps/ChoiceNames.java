package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.Note;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.MoveRule;

/**
 * The names of the choices of a clause, found before it is read, because {@code -k for k in 1..3} uses k first. A choice that the text
 * gives no name, as in {@code take 1..3}, is called k; where something else has that name, k2, k3 and so on.
 *
 * @param all in the order in which they stand in the text
 * @param unnamed those among them that the text does not name
 * @param free those that may be any number, as k in {@code take k if ..}
 */
record ChoiceNames(List<String> all, List<String> unnamed, Set<String> free) {

    private static final String UNNAMED = "k";

    /** The names in the clause that comes next. */
    static ChoiceNames ahead(Tokens tokens, Scope scope) {
        Set<String> unbound = new HashSet<>();
        List<String> written = written(tokens, scope, unbound);
        Set<String> taken = new HashSet<>(written);
        List<String> all = new ArrayList<>();
        List<String> unnamed = new ArrayList<>();
        for (String name : written) {
            String given = name.isEmpty() ? free(taken, scope) : name;
            taken.add(given);
            all.add(given);
            if (name.isEmpty()) {
                unnamed.add(given);
            }
        }
        return new ChoiceNames(all, unnamed, unbound);
    }

    private static String free(Set<String> taken, Scope scope) {
        String name = UNNAMED;
        for (int number = 2; taken.contains(name) || scope.known().contains(name); number++) {
            name = UNNAMED + number;
        }
        return name;
    }

    /** The names as they are written; empty texts for choices without a name. */
    private static List<String> written(Tokens tokens, Scope scope, Set<String> free) {
        List<String> names = new ArrayList<>();
        Set<String> ofSide = new HashSet<>();
        int depth = 0;
        for (int i = 0; ; i++) {
            Token token = tokens.peek(i);
            boolean ends = token.kind() == Kind.END || i > 0 && depth == 0 && token.newLine();
            if (ends || depth == 0 && (token.is(",") || token.is(";"))) {
                return names;
            }
            depth += isOneOf(token, "(", "[", "{") ? 1 : isOneOf(token, ")", "]", "}") ? -1 : 0;
            int amount = VerbParser.amount(tokens, i);
            if (amount >= 0 && isFree(tokens, amount, scope)) {
                names.add(tokens.peek(amount).text());
                free.add(tokens.peek(amount).text());
            } else if (amount >= 0 || tokens.isWord(i, RuleWords.FOR)) {
                add(names, ofSide, tokens, i, amount);
            } else if (tokens.isWord(i, RuleWords.ELSE)) {
                ofSide.clear();
            }
        }
    }

    /** Whether a name in {@code take k if ..} is that of nothing else, and the clause gives it no range. */
    private static boolean isFree(Tokens tokens, int at, Scope scope) {
        Token name = tokens.peek(at);
        if (name.kind() != Kind.NAME || !tokens.isWord(at + 1, RuleWords.IF) || scope.means(name.text())) {
            return false;
        }
        int depth = 0;
        for (int i = at + 2; ; i++) {
            Token token = tokens.peek(i);
            depth += isOneOf(token, "(", "[", "{") ? 1 : isOneOf(token, ")", "]", "}") ? -1 : 0;
            boolean ends = depth <= 0 && (token.is(",") || token.newLine());
            if (token.kind() == Kind.END || token.is(";") || ends) {
                return true;
            }
            if (tokens.isWord(i, RuleWords.FOR) && tokens.peek(i + 1).text().equals(name.text())) {
                return false;
            }
        }
    }

    private static boolean isOneOf(Token token, String... symbols) {
        return token.kind() == Kind.SYMBOL && List.of(symbols).contains(token.text());
    }

    private static void add(List<String> names, Set<String> ofSide, Tokens tokens, int at, int amount) {
        int place = amount >= 0 ? amount : at + 1;
        Token name = tokens.peek(place);
        if (names.size() > MoveRule.MOST_CHOICES) {
            throw tokens.error(
                    name,
                    Note.of("rule.too-many-choices")
                            .with("move", tokens.text(tokens.mark(), tokens.mark() + at + 1))
                            .with("seen", names.size())
                            .with("allowed", MoveRule.MOST_CHOICES));
        }
        if (name.kind() == Kind.NAME && tokens.isWord(place + 1, RuleWords.IN)) {
            if (!ofSide.add(name.text())) {
                throw tokens.error(name, "rule.choice-twice", "name", name.text());
            }
            if (!names.contains(name.text())) {
                names.add(name.text());
            }
        } else if (amount >= 0 && VerbParser.choosesUnnamed(tokens, amount)) {
            names.add("");
        }
    }
}
