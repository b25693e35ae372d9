package org.zermelo.boards.game;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs.Score;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Trait;

/** What holds of a board game, each found out when it is asked for: that every play ends takes longer than all else. */
final class BoardTraits extends AbstractSet<Trait> {

    private static final Set<Trait> POSSIBLE = Set.of(Trait.ACYCLIC, Trait.SCORING, Trait.PARTIZAN, Trait.IMPARTIAL);

    private final BoardForm form;
    private final BoardRules rules;

    BoardTraits(BoardForm form) {
        this.form = form;
        this.rules = form.rules();
    }

    @Override
    public boolean contains(Object trait) {
        if (!POSSIBLE.contains(trait)) {
            return false;
        }
        return switch ((Trait) trait) {
            case ACYCLIC -> form.acyclic();
            case SCORING -> scores();
            case PARTIZAN -> !form.shared();
            default -> isNormal() && form.shared() && form.acyclic();
        };
    }

    private boolean scores() {
        return rules.customs().score() != Score.NOTHING;
    }

    /** Whether who cannot move loses, whatever has gone before. */
    private boolean isNormal() {
        return rules.stuck() == Verdict.LOSES
                && !scores()
                && !rules.customs().repeats()
                && !rules.remembers()
                && rules.plies() == BoardRules.ENDLESS
                && rules.ends().stream().allMatch(end -> end.verdict() == Verdict.WINS);
    }

    private Stream<Trait> all() {
        return Arrays.stream(Trait.values()).filter(this::contains);
    }

    @Override
    public Iterator<Trait> iterator() {
        return all().iterator();
    }

    @Override
    public int size() {
        return (int) all().count();
    }
}
