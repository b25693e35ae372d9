package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.zermelo.exam.starts.Rebuilt;
import org.zermelo.exam.task.Part;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.Expr.Total;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;

/** Slips in reading the rules. */
final class RuleSlips {

    private final Part part;
    private final Ruleset rules;
    private final List<Slip> slips = new ArrayList<>();

    private RuleSlips(Part part) {
        this.part = part;
        this.rules = part.rules();
    }

    static List<Slip> of(Part part) {
        RuleSlips all = new RuleSlips(part);
        all.rounding();
        all.ends();
        all.memory();
        all.moves();
        return all.slips;
    }

    private void rounding() {
        divide(Operator.DIVIDE_FLOOR, Operator.DIVIDE_CEIL, "slip.ceil-for-floor");
        divide(Operator.DIVIDE_CEIL, Operator.DIVIDE_FLOOR, "slip.floor-for-ceil");
        divide(Operator.DIVIDE_EXACT, Operator.DIVIDE_FLOOR, "slip.floor-for-exact");
        divide(Operator.DIVIDE_FLOOR, Operator.DIVIDE_EXACT, "slip.exact-for-floor");
    }

    private void divide(Operator from, Operator to, String key) {
        add(
                key,
                withMoves(rules.moves().stream()
                        .map(move -> Rebuilt.move(
                                move,
                                e -> e instanceof Expr.Arithmetic a && a.operator() == from
                                        ? Expr.of(to, a.left(), a.right())
                                        : e))
                        .toList()));
    }

    private void ends() {
        add("slip.bound-strict", withEnds(c -> relate(c, false)));
        add("slip.bound-loose", withEnds(c -> relate(c, true)));
        total(Total.Kind.PRODUCT, Total.Kind.SUM, "slip.sum-for-product");
        total(Total.Kind.SUM, Total.Kind.PRODUCT, "slip.product-for-sum");
        total(Total.Kind.BIG, Total.Kind.SUM, "slip.sum-for-one-heap");
        total(Total.Kind.SUM, Total.Kind.BIG, "slip.one-heap-for-sum");
        List<EndRule> plain = rules.ends().stream()
                .map(end -> new EndRule(end.when(), end.how() == Ending.OVERSHOT ? Ending.LAST_MOVER_WINS : end.how()))
                .toList();
        add("slip.overshoot-forgotten", Rebuilt.ends(rules, plain));
    }

    private static Condition relate(Condition.Compare c, boolean loose) {
        Relation relation = switch (c.relation()) {
            case AT_LEAST -> loose ? c.relation() : Relation.GREATER;
            case AT_MOST -> loose ? c.relation() : Relation.LESS;
            case GREATER -> loose ? Relation.AT_LEAST : c.relation();
            case LESS -> loose ? Relation.AT_MOST : c.relation();
            case EQUAL, UNEQUAL -> c.relation();
        };
        return Condition.of(relation, c.left(), c.right());
    }

    private void total(Total.Kind from, Total.Kind to, String key) {
        UnaryOperator<Expr> swap = e -> e instanceof Total t && t.kind() == from ? Expr.total(to) : e;
        List<EndRule> ends =
                rules.ends().stream().map(end -> end.when(end.when().map(swap))).toList();
        if (rules.heaps().length > 1) {
            add(key, Rebuilt.ends(rules, ends));
        }
    }

    private void repeating(String key, Repeat repeat) {
        if (repeat != rules.repeat()) {
            add(key, rules.withPlay(rules.moves(), rules.ends(), rules.result(), repeat));
        }
    }

    private void memory() {
        if (rules.repeat() != Repeat.ALLOWED) {
            String own = rules.repeat() == Repeat.NOT_EITHER ? "slip.own-alone" : "slip.own-for-opponent";
            String opponent = rules.repeat() == Repeat.NOT_EITHER ? "slip.opponent-alone" : "slip.opponent-for-own";
            repeating(own, Repeat.NOT_OWN);
            repeating(opponent, Repeat.NOT_OPPONENT);
            repeating("slip.repeat-forgotten", Repeat.ALLOWED);
        }
        List<MoveRule> always = rules.moves().stream()
                .map(move -> Rebuilt.move(move, move.guard(), false))
                .toList();
        add("slip.once-forgotten", withMoves(always));
        add("slip.result-forgotten", rules.withPlay(rules.moves(), rules.ends(), Condition.TRUE, rules.repeat()));
    }

    private void moves() {
        List<MoveRule> free = rules.moves().stream()
                .map(move -> Rebuilt.move(move, Condition.TRUE, move.once()))
                .toList();
        add("slip.guard-forgotten", withMoves(free));
        if (rules.heaps().length > 1 && rules.moves().stream().allMatch(m -> m.target() == MoveRule.Target.ANY_HEAP)) {
            int last = rules.heaps()[rules.heaps().length - 1];
            add(
                    "slip.one-heap-moved",
                    withMoves(rules.moves().stream()
                            .map(move -> Rebuilt.tied(move, last))
                            .toList()));
        }
        for (MoveRule move : rules.moves()) {
            if (rules.moves().size() > 1) {
                List<MoveRule> fewer =
                        rules.moves().stream().filter(m -> m != move).toList();
                add("slip.move-forgotten", withMoves(fewer), "move", move.text());
            }
        }
    }

    private Ruleset withMoves(List<MoveRule> moves) {
        return Rebuilt.moves(rules, moves);
    }

    private Ruleset withEnds(Function<Condition.Compare, Condition> change) {
        return Rebuilt.ends(
                rules,
                rules.ends().stream()
                        .map(end -> end.when(end.when().mapEach(change)))
                        .toList());
    }

    private void add(String key, Ruleset other, Object... namesAndValues) {
        if (!other.equals(rules)) {
            slips.add(Slip.of(new Part(part.question(), other), key, namesAndValues));
        }
    }
}
