package org.zermelo.desk;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.game.RegionPlay;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.BadInputException;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.DecidingClause;
import org.zermelo.notation.Game;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.value.Appraisal;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;

/**
 * A value that was written and what is known of it; or a relation that was claimed, and how the two values stand.
 *
 * @param text the text as it was written
 * @param value what is known of the value; of a claimed relation, of the difference of its sides
 * @param claim the relation that was claimed, if one was
 */
public record Valued(String text, Appraisal value, Optional<Judged> claim) {

    /** A claimed relation and the true one. */
    public record Judged(Relation claimed, Relation relation) {
        /** Whether the claim holds. */
        public boolean holds() {
            return claimed == relation;
        }
    }

    /** What is known of the value that a text names; empty when the text does not begin as a value. */
    public static Optional<Valued> solve(Source source, Watch watch) {
        return read(source, watch).map(valued -> {
            if (valued.claim().isPresent()) {
                throw new BadInputException("partizan.relation", "seen", valued.text());
            }
            return valued;
        });
    }

    /** Whether the relation holds that a text claims; empty when the text does not begin as a value. */
    public static Optional<Valued> why(Source source, Watch watch) {
        return read(source, watch).map(valued -> {
            if (valued.claim().isEmpty()) {
                throw new BadInputException("partizan.no-relation", "seen", valued.text());
            }
            return valued;
        });
    }

    /**
     * The value of a game in which players may differ, and what each move leads to.
     *
     * @throws RefusedException when a play may come back, or not the last move decides
     */
    public static Valued of(Game game, Watch watch) {
        Optional<PartizanRules<?, ?>> rules = partizan(game);
        if (rules.isEmpty()) {
            return CancelScope.during(watch::cancelled, () -> impartial(game));
        }
        DecidingClause.in(game).ifPresent(clause -> {
            throw new RefusedException(
                    "partizan.clause", "clause", clause.text(), "line", clause.line(), "column", clause.column());
        });
        return CancelScope.during(watch::cancelled, () -> of(game.toString(), rules.get()));
    }

    /** The rules of a game whose players differ, with the player to move outside the position. */
    static Optional<PartizanRules<?, ?>> partizan(Game game) {
        return game.convention() == Convention.NORMAL
                        && game.rules() instanceof Turned<?, ?> turned
                        && !game.rules().traits().contains(Trait.IMPARTIAL)
                ? Optional.of(turned.withoutTurn())
                : Optional.empty();
    }

    private static Valued impartial(Game game) {
        Forms forms = new Forms();
        Literal literal = ValueNotation.ofImpartial(game, forms)
                .orElseThrow(() -> new RefusedException("partizan.no-players", "game", game));
        return new Valued(game.toString(), Appraisal.of(forms, literal), Optional.empty());
    }

    /**
     * Refuses a method for a value that is found from the options alone.
     *
     * @throws BadInputException when one is named
     */
    public static void refuseMethod(Optional<String> method) {
        method.ifPresent(name -> {
            throw new BadInputException("partizan.no-method", "seen", name);
        });
    }

    private static <P, M> Valued of(String text, PartizanRules<P, M> rules) {
        Forms forms = new Forms();
        GameTerms.Term term = term(forms, rules);
        Literal literal = new Literal(term.form(), Optional.of(Literal.Options.of(term)), Optional.empty());
        return new Valued(text, Appraisal.of(forms, literal), Optional.empty());
    }

    private static <P, M> GameTerms.Term term(Forms forms, PartizanRules<P, M> rules) {
        if (rules instanceof DecomposingRules<P, M> decomposing) {
            return new PositionValues<>(forms, decomposing).term(rules, rules.start());
        }
        Optional<RegionPlay> regions = rules instanceof BoardPlay play ? RegionPlay.of(play.rules()) : Optional.empty();
        return regions.isPresent()
                ? byRegions(forms, (BoardPlay) rules, regions.get())
                : new PositionValues<>(forms, rules, List::of).term(rules, rules.start());
    }

    private static GameTerms.Term byRegions(Forms forms, BoardPlay play, RegionPlay regions) {
        PositionValues<String> values =
                new PositionValues<>(forms, regions, regions::parts, regions::opposite, regions::level);
        return values.term(play, play.start(), BoardPosition::cells);
    }

    /** What is known of a form. */
    static Valued of(String text, Forms forms, int form) {
        Literal literal = new Literal(form, Optional.empty(), Optional.empty());
        return new Valued(text, Appraisal.of(forms, literal), Optional.empty());
    }

    static Optional<Valued> read(Source source, Watch watch) {
        return ValueNotation.begins(source)
                ? CancelScope.during(watch::cancelled, () -> valued(source))
                : Optional.empty();
    }

    private static Optional<Valued> valued(Source source) {
        Forms forms = new Forms();
        return ValueNotation.read(source, forms).map(literal -> {
            Literal asked = literal.claim()
                    .map(claim -> new Literal(
                            forms.difference(literal.form(), claim.other()), Optional.empty(), literal.claim()))
                    .orElse(literal);
            return new Valued(
                    source.text().strip(),
                    Appraisal.of(forms, asked),
                    literal.claim()
                            .map(claim -> new Judged(claim.relation(), forms.relation(literal.form(), claim.other()))));
        });
    }
}
