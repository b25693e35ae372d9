package org.zermelo.notation;

import java.util.Optional;
import java.util.function.Supplier;
import org.zermelo.game.Note;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.text.NotationException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.loopy.LoopyNames;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** Names that stand for positions within a value: those of games with Left and Right, and impartial games, which are nimbers. */
final class ValueTerms implements GameTerms {

    private static final PartizanFamilies POSITIONS = PartizanFamilies.GAMES;

    /** Stops the planner's work with the work that the value is a part of. */
    private static final Watch WATCH = new Watch() {
        @Override
        public boolean cancelled() {
            CancelScope.check();
            return false;
        }

        /** The scope is that of the work around it already. */
        @Override
        public <T> T during(Supplier<T> work) {
            return work.get();
        }
    };

    private final Notation notation = Notation.standard();

    @Override
    public boolean knows(String name, String inner) {
        return POSITIONS.knows(name, inner) || notation.family(name).isPresent();
    }

    /** Whether a text begins as a value or names a position of a game with Left and Right. */
    boolean beginsItself(String text) {
        return LiteralReader.begins(text, 0) || LoopyNames.begins(text) || POSITIONS.begins(text);
    }

    @Override
    public boolean isEndless(String name) {
        return POSITIONS.isEndless(name);
    }

    @Override
    public PartizanRules<?, ?> endless(String name, String text, int from, int to) {
        return POSITIONS.endless(name, text, from, to);
    }

    /**
     * Whether a text is a value: it begins as one, names a position, or adds one to impartial games. A game by its name that is
     * followed by what only a value is followed by is one, too.
     */
    @Override
    public boolean begins(String text) {
        for (int from = 0; from < text.length(); ) {
            CancelScope.check();
            if (LiteralReader.begins(text, from) || LoopyNames.begins(text.substring(from))) {
                return true;
            }
            boolean inside = false;
            while (from < text.length() && (Character.isWhitespace(text.charAt(from)) || text.charAt(from) == '(')) {
                inside |= text.charAt(from) == '(';
                from++;
            }
            int open = GameTerms.opening(text, from);
            if (open < 0) {
                return false;
            }
            int close = GameTerms.closing(text, open, text.length());
            String name = text.substring(from, open).strip();
            if (POSITIONS.knows(name, text.substring(open + 1, close))) {
                return true;
            }
            from = inside || notation.family(name).isEmpty() ? text.length() : close + 1;
            while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
                from++;
            }
            if (from < text.length() && text.charAt(from) != '+') {
                return "-<>=|:".indexOf(text.charAt(from)) >= 0;
            }
            from++;
        }
        return false;
    }

    @Override
    public Term read(Forms forms, String name, String text, int from, int to) {
        if (POSITIONS.knows(name, text.substring(from, to))) {
            return POSITIONS.read(forms, name, text, from, to);
        }
        try {
            Game game = notation.parse(name + "(" + text.substring(from, to) + ")");
            int form = nimber(game)
                    .map(nimber -> forms.star((int) nimber.nimber()))
                    .orElseThrow(() -> new LiteralException(
                            from, Math.max(1, to - from), Note.of("partizan.no-nimber", "game", game)));
            return Term.ofValue(form);
        } catch (NotationException e) {
            throw new LiteralException(Math.max(from, from + e.offset() - name.length() - 1), e.length(), e.note());
        }
    }

    /** The nimber of a game in which both players have the same moves; empty where another rule decides it, or none is known. */
    static Optional<Nimber> nimber(Game game) {
        boolean endless =
                game.rules() instanceof RuleGame && !game.rules().traits().contains(Trait.ACYCLIC);
        boolean impartial = game.rules().traits().contains(Trait.IMPARTIAL) && game.convention() == Convention.NORMAL;
        return impartial && !endless ? nimber(game.rules()) : Optional.empty();
    }

    private static <P, M> Optional<Nimber> nimber(Rules<P, M> rules) {
        return Planner.standard()
                                        .solve(Question.of(rules, Values.nimber()), WATCH)
                                        .worth()
                                instanceof Nimber nimber
                        && nimber.nimber() <= LiteralReader.MOST_STAR
                ? Optional.of(nimber)
                : Optional.empty();
    }
}
