package org.zermelo.exam.task;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.task.Sheet.FamilySheet;
import org.zermelo.exam.task.Sheet.SheetQuestion;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.notation.heaps.MoveClauses;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Makes declared rules out of a sheet. */
final class SheetReader {

    private static final Pattern NAME = Pattern.compile("[A-Za-z]+");
    private static final Pattern Y = Pattern.compile("(?<![A-Za-z0-9_])y(?![A-Za-z0-9_])");
    private static final Pattern BUT = Pattern.compile("but the opponent if (.+?)(?: \\(|$)");

    private final Sheet sheet;

    SheetReader(Sheet sheet) {
        this.sheet = sheet;
    }

    Task task() {
        Ruleset rules = rules(sheet.family());
        List<Part> parts = new ArrayList<>();
        for (SheetQuestion asked : sheet.questions()) {
            parts.add(new Part(asked.question(), asked.family() == null ? rules : rules(asked.family())));
        }
        return new Task(sheet.name(), rules, parts);
    }

    private Ruleset rules(FamilySheet family) {
        List<String> names = parameters(family);
        MoveClauses starts = MoveClauses.of(List.of(), Set.copyOf(names));
        List<Variable> variables = new ArrayList<>();
        for (int i = 0; i < family.start().size(); i++) {
            variables.add(
                    Variable.heap(heapName(i), start(starts, family.start().get(i))));
        }
        MoveClauses clauses = MoveClauses.of(variables, Set.copyOf(names));
        Ending won = won();
        List<EndRule> ends = new ArrayList<>();
        String overshoot = overshoot();
        if (overshoot != null) {
            ends.add(new EndRule(clauses.end(overshoot), Ending.OVERSHOT));
        }
        if (sheet.end() != null) {
            ends.add(new EndRule(clauses.end(sheet.end()), won));
        }
        return new Ruleset(
                text(family),
                variables,
                names.stream().map(name -> parameter(name, family)).toList(),
                filter(starts, family),
                moves(clauses),
                ends,
                sheet.result() == null ? Condition.TRUE : clauses.result(sheet.result()),
                ends.isEmpty() ? won : Ending.TIE,
                repeat(),
                0);
    }

    private static String heapName(int heap) {
        return String.valueOf((char) ('a' + heap));
    }

    /** S, and K before it when a start names it; other letters count as they come. */
    private static List<String> parameters(FamilySheet family) {
        if (family.start().isEmpty() || family.start().size() > 20) {
            throw new BadInputException(
                    "exam.sheet.heaps", "seen", family.start().size());
        }
        Set<String> names = new LinkedHashSet<>();
        for (String term : family.start()) {
            Matcher name = NAME.matcher(term);
            while (name.find()) {
                names.add(name.group());
            }
        }
        if (names.isEmpty()) {
            throw new BadInputException("exam.sheet.no-variable", "seen", family.start());
        }
        return List.copyOf(names);
    }

    private static Parameter parameter(String name, FamilySheet family) {
        long least = family.least() == null ? 1 : family.least();
        long greatest = family.greatest() == null ? Long.MAX_VALUE : family.greatest();
        if (least > greatest) {
            throw new BadInputException("rule.empty-range", "name", name, "least", least, "greatest", greatest);
        }
        return new Parameter(name, least, greatest);
    }

    private static Expr start(MoveClauses clauses, String term) {
        return ((Condition.Compare) clauses.condition("(" + term + ") == 0")).left();
    }

    private static Condition filter(MoveClauses clauses, FamilySheet family) {
        Condition filter = family.where() == null ? Condition.TRUE : clauses.condition(family.where());
        return family.pairs() == null ? filter : filter.and(clauses.condition(family.pairs()));
    }

    private List<MoveRule> moves(MoveClauses clauses) {
        List<MoveRule> moves = new ArrayList<>();
        List<String> once =
                new ArrayList<>(sheet.once().stream().map(SheetReader::bare).toList());
        for (String text : sheet.moves()) {
            List<MoveRule> found = clauses.moves(
                    new Source(sheet.name() + ": " + text, Y.matcher(text).replaceAll("other")));
            boolean single = once.remove(bare(text));
            if (single && found.size() > 1) {
                throw new BadInputException("rule.once-else");
            }
            found.forEach(move -> moves.add(single ? move.onlyOnce() : move));
        }
        if (!once.isEmpty()) {
            throw new BadInputException("exam.sheet.once", "seen", once.get(0), "allowed", sheet.moves());
        }
        return moves;
    }

    private static String bare(String text) {
        return text.replace(" ", "");
    }

    private Ending won() {
        String winner = sheet.winner() == null ? "" : sheet.winner().toLowerCase(Locale.ROOT);
        if (winner.isEmpty() || winner.startsWith("last mover") && !winner.startsWith("last mover loses")) {
            return Ending.LAST_MOVER_WINS;
        }
        if (winner.startsWith("last mover loses") || winner.contains("other") || winner.startsWith("opponent")) {
            return Ending.LAST_MOVER_LOSES;
        }
        throw new BadInputException("exam.sheet.winner", "seen", winner);
    }

    private @Nullable String overshoot() {
        if (sheet.overshoot() != null || sheet.winner() == null) {
            return sheet.overshoot();
        }
        Matcher but = BUT.matcher(sheet.winner());
        return but.find() ? but.group(1) : null;
    }

    private Repeat repeat() {
        if (sheet.noRepeat() == null) {
            return Repeat.ALLOWED;
        }
        return switch (sheet.noRepeat()) {
            case "own" -> Repeat.NOT_OWN;
            case "opponent" -> Repeat.NOT_OPPONENT;
            case "own or opponent" -> Repeat.NOT_EITHER;
            default -> throw new BadInputException("exam.sheet.no-repeat", "seen", sheet.noRepeat());
        };
    }

    /** The rules in the notation: read again, the text gives the same rules. */
    private String text(FamilySheet family) {
        StringBuilder text = new StringBuilder("heaps(").append(String.join(", ", family.start()));
        for (String name : parameters(family)) {
            Parameter parameter = parameter(name, family);
            text.append("; ")
                    .append(name)
                    .append(" in ")
                    .append(parameter.least())
                    .append("..");
            text.append(parameter.bounded() ? String.valueOf(parameter.greatest()) : "");
        }
        part(text, "; where ", family.where(), "");
        part(text, "; where ", family.pairs(), "");
        text.append("; move ").append(String.join(", ", moveTexts()));
        part(text, "; end ", overshoot(), ": overshot");
        boolean loses = won() == Ending.LAST_MOVER_LOSES;
        part(text, "; end ", sheet.end(), loses ? ": other" : "");
        if (overshoot() != null || sheet.end() != null) {
            text.append("; stuck draw");
        } else if (loses) {
            text.append("; stuck wins");
        }
        part(text, "; result ", sheet.result(), "");
        part(text, "; no repeat ", sheet.noRepeat(), "");
        return text.append(')').toString();
    }

    private static void part(StringBuilder text, String word, @Nullable String what, String then) {
        text.append(what == null ? "" : word + what + then);
    }

    private List<String> moveTexts() {
        List<String> once =
                new ArrayList<>(sheet.once().stream().map(SheetReader::bare).toList());
        List<String> texts = new ArrayList<>();
        for (String move : sheet.moves()) {
            texts.add(Y.matcher(move).replaceAll("other") + (once.remove(bare(move)) ? " once" : ""));
        }
        return texts;
    }
}
