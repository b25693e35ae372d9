package org.zermelo.present.exam.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.zermelo.game.Note;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * The rules as an exam paper states them. What has no usual words is a formula, whose letters are told. Only moves that break heaps,
 * about which no exam asks, stand in short notation.
 */
public final class TaskText {

    private final Ruleset rules;
    private final Words words;
    private final PaperFormula formula;
    private final PaperCondition conditions;
    private final List<String> sentences = new ArrayList<>();

    private TaskText(Ruleset rules, Words words) {
        this.rules = rules;
        this.words = words;
        this.formula = new PaperFormula(rules, words);
        this.conditions = new PaperCondition(rules, words, formula);
    }

    /** The sentences, one for each thing that is said. */
    public static List<String> of(Ruleset rules, Words words) {
        TaskText text = new TaskText(rules, words);
        int heaps = rules.heaps().length;
        text.say(
                heaps == 1 ? "intro.one" : "intro",
                "heaps",
                heaps,
                "many",
                words.phrase("exam.number.heaps." + heaps).orElse(String.valueOf(heaps)));
        text.moves();
        text.bans();
        text.sentences.addAll(PaperEnd.of(rules, words, text.formula));
        text.start();
        text.letters();
        text.say("strategy");
        if (rules.splits()) {
            text.say("short", "text", rules.text());
        }
        return text.sentences;
    }

    private void say(String key, Object... namesAndValues) {
        sentences.add(words.say("exam.task." + key, namesAndValues));
    }

    private void moves() {
        List<String> all = rules.moves().stream().map(this::move).distinct().toList();
        int last = all.size() - 1;
        // a condition, or one of several commas, within a move does not part it from the next
        boolean parts = last > 1 && all.stream().anyMatch(move -> move.matches(".*[,،，].*"))
                || rules.moves().stream().anyMatch(TaskText::conditional);
        String list = last == 0
                ? all.get(0)
                : words.say(Note.of(parts ? "exam.task.or.clauses" : "exam.task.or")
                        .with("first", parts ? words.clauses(all.subList(0, last)) : words.joined(all.subList(0, last)))
                        .with("last", all.get(last)));
        say("moves", "moves", list);
        if (rules.moves().stream().anyMatch(PaperEnd::grows)) {
            say("unlimited");
        }
    }

    private static boolean conditional(MoveRule move) {
        return !move.guard().equals(Condition.TRUE)
                || move.changes().stream().anyMatch(change -> change.value() instanceof Expr.Either);
    }

    private String move(MoveRule move) {
        return PaperMove.of(move, rules, words, formula)
                .orElseGet(() -> words.say("exam.task.move.other", "text", move.text()));
    }

    private void bans() {
        switch (rules.repeat()) {
            case ALLOWED -> {}
            case NOT_OWN -> say("repeat.own");
            case NOT_OPPONENT -> say("repeat.opponent");
            case NOT_EITHER -> say("repeat.own-or-opponent");
        }
        rules.moves().stream().filter(MoveRule::once).forEach(move -> say("once", "move", move(move)));
        Stream<Condition> results =
                rules.result() instanceof Condition.And and ? and.parts().stream() : Stream.of(rules.result());
        List<Condition> forbidden =
                new ArrayList<>(results.map(PaperCondition::opposite).toList());
        long bounds = rules.variables().stream()
                .filter(Variable::heap)
                .map(Variable::range)
                .distinct()
                .count();
        for (int i = 0; i < rules.variables().size(); i++) {
            boolean heap = rules.variables().get(i).heap();
            if (heap && bounds == 1) {
                // all heaps alike are said once
                if (i == rules.heaps()[0]) {
                    forbid(forbidden, i, Expr.total(Expr.Total.Kind.BIG), Expr.total(Expr.Total.Kind.SMALL));
                }
            } else {
                forbid(forbidden, i, new Expr.Cell(i), new Expr.Cell(i));
            }
        }
        forbidden.forEach(ban -> say("forbidden", "when", conditions.of(ban)));
    }

    private void forbid(List<Condition> forbidden, int number, Expr great, Expr small) {
        Variable variable = rules.variables().get(number);
        if (variable.greatest() != Long.MAX_VALUE) {
            forbidden.add(Condition.of(Relation.GREATER, great, Expr.of(variable.greatest())));
        }
        if (variable.least() != (variable.heap() ? 0 : Long.MIN_VALUE)) {
            forbidden.add(Condition.of(Relation.LESS, small, Expr.of(variable.least())));
        }
    }

    private void start() {
        List<String> heaps = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < rules.variables().size(); i++) {
            Variable variable = rules.variables().get(i);
            String stones = formula.of(variable.start());
            if (!variable.heap()) {
                numbers.add(conditions.of(Condition.of(Relation.EQUAL, new Expr.Cell(i), variable.start())));
                continue;
            }
            boolean number = variable.start() instanceof Expr.Literal;
            String where = rules.heaps().length == 1 ? "one" : PaperCondition.heap(i);
            heaps.add(words.say(Note.of("exam.task.heap." + where + (number ? ".number" : ".open"))
                    .with("n", i + 1)
                    .with("stones", number ? (Object) ((Expr.Literal) variable.start()).value() : stones)
                    .with("many", PaperMove.number(stones, words))));
        }
        numbers.addAll(ranges());
        say("start", "heaps", words.joined(heaps), "range", words.clauses(numbers));
    }

    private List<String> ranges() {
        Stream<String> open = rules.parameters().stream().map(this::range);
        Stream<String> filters = rules.where().equals(Condition.TRUE)
                ? Stream.of()
                : (rules.where() instanceof Condition.And and ? and.parts().stream() : Stream.of(rules.where()))
                        .map(conditions::of);
        return Stream.concat(open, filters).toList();
    }

    private String range(Parameter parameter) {
        String least = parameter.least() + PaperFormula.BLANK + "≤" + PaperFormula.BLANK + parameter.name();
        return words.apart(
                parameter.bounded()
                        ? least + PaperFormula.BLANK + "≤" + PaperFormula.BLANK + parameter.greatest()
                        : parameter.name() + PaperFormula.BLANK + "≥" + PaperFormula.BLANK + parameter.least());
    }

    private void letters() {
        List<String> told = formula.letters().entrySet().stream()
                .filter(each -> !(each.getValue() instanceof Expr.Cell cell)
                        || rules.variables().get(cell.variable()).heap())
                .map(each -> words.say(Note.of("exam.task.letter")
                        .with("letter", each.getKey())
                        .with(
                                "what",
                                each.getValue() instanceof Expr.Moved && rules.heaps().length > 1
                                        ? words.say("exam.task.what.moved")
                                        : conditions.subject(each.getValue()).orElse(""))))
                .toList();
        if (!told.isEmpty()) {
            say("letters", "letters", words.joined(told));
        }
    }
}
