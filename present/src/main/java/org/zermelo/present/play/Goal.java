package org.zermelo.present.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.InWords;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.notation.Game;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition.Compare;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Convention;

/** What a player tries to do, in one sentence from the rules: join top and bottom, make the last move, get the most points. */
public final class Goal {

    private final Game game;
    private final Words words;

    private Goal(Game game, Words words) {
        this.game = game;
        this.words = words;
    }

    /** The goal of the first player or of the second; empty where no words tell the game's ends. */
    public static Optional<String> of(Game game, boolean first, Words words) {
        return new Goal(game, words).infinitive(first).map(goal -> words.say("goal.sentence", "goal", goal));
    }

    /** The goals of both players: one sentence where they are the same. */
    public static List<String> ofBoth(Game game, Words words) {
        Goal goal = new Goal(game, words);
        Optional<String> first = goal.infinitive(true);
        Optional<String> second = goal.infinitive(false);
        if (first.equals(second)) {
            return first.map(same -> words.say("goal.sentence", "goal", same)).stream()
                    .toList();
        }
        return Stream.concat(
                        first.map(each -> words.say("goal.of-first", "goal", each)).stream(),
                        second.map(each -> words.say("goal.of-second", "goal", each)).stream())
                .toList();
    }

    private Optional<String> infinitive(boolean first) {
        Rules<?, ?> rules = game.rules();
        boolean misere = game.convention() == Convention.MISERE;
        Optional<String> named = misere
                ? Optional.empty()
                : Introduction.told(Introduction.key(Introduction.family(game), "goal"), rules, words)
                        .findFirst();
        if (named.isPresent()) {
            return named;
        }
        Optional<BoardGame> board = InWords.of(rules).map(InWords::game);
        if (board.isPresent()) {
            Player begins = board.get().start().mover();
            Player player = first ? begins : begins.other();
            return BoardGoal.of(board.get().declared(), misere, player, words);
        }
        if (rules instanceof RuleGame declared && !misere) {
            return ofRules(declared.ruleset());
        }
        return plain(rules, misere).map(words::say);
    }

    private static Optional<String> plain(Rules<?, ?> rules, boolean misere) {
        if (rules instanceof SowingGame) {
            return Optional.of("goal.most-seeds");
        }
        if (rules.traits().contains(Trait.SCORING)) {
            return Optional.of("goal.most-points");
        }
        boolean normal = rules.traits().contains(Trait.IMPARTIAL)
                || rules instanceof Turned<?, ?> turned && !(turned.withoutTurn() instanceof BoardPlay);
        return normal ? Optional.of(misere ? "goal.not-last-move" : "goal.last-move") : Optional.empty();
    }

    /** Rules of heaps: how the move must be that ends the play, if all ends are alike. */
    private Optional<String> ofRules(Ruleset rules) {
        if (rules.ends().isEmpty()) {
            return switch (rules.stuck()) {
                case LAST_MOVER_WINS -> Optional.of(words.say("goal.last-move"));
                case LAST_MOVER_LOSES -> Optional.of(words.say("goal.not-last-move"));
                default -> Optional.empty();
            };
        }
        Set<Ending> how = rules.ends().stream().map(EndRule::how).collect(Collectors.toSet());
        if (how.equals(Set.of(Ending.LAST_MOVER_WINS))) {
            return total(rules).or(() -> Optional.of(words.say("goal.ending-move")));
        }
        if (how.equals(Set.of(Ending.LAST_MOVER_LOSES))) {
            return Optional.of(words.say("goal.not-ending-move"));
        }
        return how.equals(Set.of(Ending.LAST_MOVER_WINS, Ending.OVERSHOT))
                ? Optional.of(words.say("goal.ending-move-not-beyond"))
                : Optional.empty();
    }

    /** A single end at a total, or at the size of the only heap. */
    private Optional<String> total(Ruleset rules) {
        List<EndRule> ends = rules.ends();
        if (ends.size() != 1
                || !(ends.get(0).when() instanceof Compare compare)
                || !(compare.right() instanceof Expr.Literal bound)) {
            return Optional.empty();
        }
        boolean sum = compare.left() instanceof Expr.Total total && total.kind() == Expr.Total.Kind.SUM;
        if (compare.left() instanceof Expr.Cell cell && compare.relation() == Relation.EQUAL) {
            String name = rules.variables().get(cell.variable()).name();
            return Optional.of(words.say("goal.exactly", "name", name, "count", bound.value()));
        }
        boolean more = compare.relation() == Relation.AT_LEAST;
        boolean less = compare.relation() == Relation.AT_MOST;
        return sum && (more || less)
                ? Optional.of(words.say(more ? "goal.total-up" : "goal.total-down", "count", bound.value()))
                : Optional.empty();
    }
}
