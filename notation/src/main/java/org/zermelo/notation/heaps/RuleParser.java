package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * Reads rules, section by section. A section begins with its word, at the start of a line or after {@code ;}. The start
 * and the variables are read first, wherever they stand, because all other sections use their names.
 */
public final class RuleParser {

    /**
     * Rules and where their parts stand.
     *
     * @param title what {@code game "..."} says, or empty
     * @param parameters where each parameter was found first
     * @param starts where each heap's and each variable's start stands
     * @param moves where each clause begins and ends, as offsets
     */
    public record Parsed(
            Ruleset rules, String title, Map<String, Token> parameters, Map<String, Token> starts, List<int[]> moves) {}

    /** A section and the marks of its first token and of the one after its last. */
    private record Section(SectionWords kind, int from, int to) {}

    /** What has no meaning in rules that break heaps. */
    private static final Set<SectionWords> BESIDE_NO_SPLIT = EnumSet.of(
            SectionWords.VARIABLES,
            SectionWords.ENDS,
            SectionWords.WINS,
            SectionWords.OVERSHOOT,
            SectionWords.REPEAT,
            SectionWords.FORBID,
            SectionWords.ONCE,
            SectionWords.RESULT,
            SectionWords.STOCK,
            SectionWords.LIMITS);

    private final Source source;
    private final Tokens tokens;
    private final StartParser start;
    private final List<Section> sections = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final Map<String, Long> bound = new LinkedHashMap<>();
    private final Map<String, Token> starts = new HashMap<>();
    private final List<Variable> variables = new ArrayList<>();
    private final List<MoveRule> moves = new ArrayList<>();
    private final List<int[]> movePlaces = new ArrayList<>();
    private final PlayersByName turns;
    private final Endings endings;
    private final List<Condition> where = new ArrayList<>();
    private final List<Condition> result = new ArrayList<>();
    private Repeat repeat = Repeat.ALLOWED;
    private int forbidden;
    private String title = "";
    private String startText = "";

    public RuleParser(Source source, int from, int to) {
        this.source = source;
        this.tokens = new Tokens(source, from, to);
        this.start = new StartParser(tokens);
        this.turns = new PlayersByName(tokens, variables);
        this.endings = new Endings(tokens, turns);
    }

    /** Rules of which the first section is the start, without its word: what stands in {@code heaps(...)}. */
    public Parsed inline() {
        if (SectionWords.at(tokens).isEmpty()) {
            startSection();
        }
        return file();
    }

    /** Rules of which every section begins with its word. */
    public Parsed file() {
        cut();
        read(SectionWords.HEAPS);
        read(SectionWords.VARIABLES);
        if (variables.isEmpty()) {
            throw tokens.error(tokens.peek(), "rule.no-start");
        }
        sections.replaceAll(
                section -> changes(section) ? new Section(SectionWords.MOVES, section.from(), section.to()) : section);
        read(SectionWords.PARAMETERS);
        start.places().forEach((name, place) -> Names.checkFree(tokens, place, name));
        for (SectionWords kind : SectionWords.values()) {
            if (kind.compareTo(SectionWords.PARAMETERS) > 0 || kind == SectionWords.TITLE) {
                read(kind);
            }
        }
        if (moves.isEmpty()) {
            throw tokens.error(tokens.peek(), "rule.no-moves");
        }
        if (endings.winnersWithoutEnd()) {
            throw tokens.error(tokens.peek(), "rule.winner-without-end");
        }
        boolean splits = moves.stream().anyMatch(move -> move.split() != null);
        String stuck = "; " + canonical(SectionWords.STUCK) + " ";
        // who wins a game of broken heaps is said by its convention
        String text = texts.stream()
                .filter(part -> !splits || !part.startsWith(stuck))
                .collect(Collectors.joining("", "heaps(" + startText, ")"));
        List<EndRule> ends = endings.rules();
        List<MoveRule> clauses = turns.told() ? turns.alternating(moves) : moves;
        List<Variable> all = new ArrayList<>(variables);
        if (turns.told()) {
            Names.check(tokens, tokens.peek(), Variable.TURN, variables);
            all.add(Variable.turn());
        }
        Ruleset rules = new Ruleset(
                text,
                all,
                start.parameters(),
                Condition.all(where),
                clauses,
                ends,
                Condition.all(result),
                endings.stuck(),
                repeat,
                forbidden);
        if (rules.splits()) {
            refuseBesideSplits(rules);
        }
        return new Parsed(bound.isEmpty() ? rules : rules.bind(bound), title, start.places(), starts, movePlaces);
    }

    /** Where heaps are broken there is no fixed number of them, so only moves that look at their own heap have a meaning. */
    private void refuseBesideSplits(Ruleset rules) {
        for (Section section : sections) {
            if (BESIDE_NO_SPLIT.contains(section.kind())) {
                tokens.moveTo(section.from() - 1, section.to());
                throw tokens.error(tokens.peek(), "rule.split-beside", "seen", Tokens.shown(tokens.peek()));
            }
        }
        for (int i = 0; i < moves.size(); i++) {
            MoveRule move = moves.get(i);
            String key = move.once()
                    ? "rule.split-once"
                    : !move.gain().equals(Expr.of(0)) ? "rule.split-gain" : "rule.split-sees-one-heap";
            if (move.once() || !move.gain().equals(Expr.of(0)) || !move.seesOnlyItsHeap()) {
                int[] place = movePlaces.get(i);
                throw new NotationException(source, place[0], place[1] - place[0], Note.of(key, "move", move.text()));
            }
        }
        if (rules.stuck() != Ending.LAST_MOVER_WINS && rules.stuck() != Ending.LAST_MOVER_LOSES) {
            Section section = sections.stream()
                    .filter(s -> s.kind() == SectionWords.STUCK)
                    .findFirst()
                    .orElseThrow();
            tokens.moveTo(section.from() - 1, section.to());
            throw tokens.error(tokens.peek(), "rule.split-stuck", "seen", tokens.takeRest());
        }
    }

    private void startSection() {
        List<StartParser.Heap> heaps = start.heaps(this::sectionEnds);
        for (StartParser.Heap heap : heaps) {
            String name = heap.name().isEmpty() ? Names.defaultName(variables.size()) : heap.name();
            Names.check(tokens, heap.place(), name, variables);
            variables.add(Variable.heap(name, heap.start()));
            starts.put(name, heap.place());
            startText += (startText.isEmpty() ? "" : ", ") + heap.text();
        }
        endSection();
    }

    private boolean sectionEnds() {
        return sectionEnds(SectionWords.HEAPS);
    }

    /** A new line begins a section with a section's word, or with a parameter where that can be nothing else. */
    private boolean sectionEnds(SectionWords current) {
        return tokens.done()
                || tokens.peek().is(";")
                || tokens.peek().newLine()
                        && (SectionWords.at(tokens).isPresent() || isNo() || parameterBegins(current));
    }

    private boolean parameterBegins(SectionWords current) {
        return switch (current) {
            case MOVES, VARIABLES -> false;
            case HEAPS ->
                tokens.mark() > 0
                        && !tokens.previous().is(",")
                        && !tokens.previous().is(":")
                        && !SectionWords.HEAPS
                                .words()
                                .contains(tokens.previous().text().toLowerCase(Locale.ROOT))
                        && Names.isParameterSection(tokens)
                        && !tokens.peek(1).is("=");
            default -> Names.isParameterSection(tokens);
        };
    }

    private boolean isNo() {
        return tokens.isWord(Endings.NO) && tokens.isWord(1, SectionWords.REPEAT.words());
    }

    private void endSection() {
        if (!sectionEnds()) {
            throw Names.surplus(tokens, ";");
        }
        while (tokens.takeSymbol(";")) {
            // empty sections are nothing
        }
    }

    /** Finds where the sections begin and end. */
    private void cut() {
        Set<SectionWords> seen = EnumSet.noneOf(SectionWords.class);
        while (!tokens.done()) {
            Optional<SectionWords> kind = SectionWords.at(tokens);
            if (isNo()) {
                tokens.take();
                kind = Optional.of(SectionWords.REPEAT);
            }
            if (kind.isPresent()) {
                kind.get().refuseSecond(tokens, seen);
                tokens.take();
                tokens.takeSymbol(":");
            } else if (endings.namesWinner()) {
                kind = Optional.of(SectionWords.ENDS);
            } else if (MoveClauses.begin(tokens)) {
                kind = Optional.of(SectionWords.MOVES);
            } else if (!Names.isParameterSection(tokens)) {
                throw Names.unknownSection(tokens);
            }
            int from = tokens.mark();
            while (!sectionEnds(kind.orElse(SectionWords.PARAMETERS)) || tokens.mark() == from && kind.isEmpty()) {
                tokens.take();
            }
            sections.add(new Section(kind.orElse(SectionWords.PARAMETERS), from, tokens.mark()));
            while (tokens.takeSymbol(";")) {
                // empty sections are nothing
            }
        }
    }

    /** Whether {@code a = b and b = a} looks like the value of a parameter, but a is a variable; {@code a = -3} alone would be neither. */
    private boolean changes(Section section) {
        tokens.moveTo(section.from(), section.to());
        String name = tokens.peek().text();
        return section.kind() == SectionWords.PARAMETERS
                && tokens.peek(1).is("=")
                && IntStream.range(2, section.to() - section.from())
                        .anyMatch(i -> tokens.peek(i).kind() == Kind.NAME)
                && variables.stream().anyMatch(variable -> variable.name().equals(name));
    }

    private void read(SectionWords kind) {
        for (Section section : sections) {
            if (section.kind() == kind) {
                tokens.moveTo(section.from(), section.to());
                read(section);
            }
        }
        tokens.whole();
    }

    /** {@code S in 1..69} or {@code S = 17}. */
    private void parameter() {
        Token name = tokens.peek();
        if (tokens.peek(1).is("=")) {
            tokens.take();
            tokens.take();
            bind(name, new ExprParser(tokens, Scope.start(new LinkedHashMap<>())).sum());
        } else {
            int mark = tokens.mark();
            start.ranged();
            texts.add("; " + tokens.text(mark));
        }
        finish();
    }

    private void bind(Token name, Expr value) {
        if (!start.knows(name.text())) {
            throw tokens.error(
                    name,
                    Note.of("rule.unknown-parameter")
                            .with("seen", name.text())
                            .with("allowed", String.join(", ", start.places().keySet())));
        }
        bound.put(name.text(), start.literal(value, name));
    }

    private void finish() {
        if (!tokens.done()) {
            throw Names.surplus(tokens, ";");
        }
    }

    private Scope position() {
        return Scope.position(
                variables, start.parameters().stream().map(p -> p.name()).toList());
    }

    private ExprParser expressions() {
        return new ExprParser(tokens, position());
    }

    private void read(Section section) {
        section.kind().refuseEmpty(tokens, section.from(), section.to());
        int mark = tokens.mark();
        int before = moves.size();
        switch (section.kind()) {
            case TITLE ->
                title = tokens.peek().kind() == Kind.STRING ? tokens.take().text() : tokens.takeRest();
            case HEAPS -> startSection();
            case PARAMETERS -> parameter();
            case MOVES -> moves();
            case VARIABLES -> VariableParser.read(tokens, start, variables, starts);
            case WHERE -> where.add(expressions().condition());
            case ENDS -> endings.end(expressions());
            case WINS -> endings.wins(position());
            case OVERSHOOT -> endings.overshoot(expressions());
            case STUCK -> endings.readStuck();
            case REPEAT -> repeat = repeat.and(endings.repeat());
            case FORBID -> forbidden = VariableParser.forbidden(tokens, start);
            case ONCE -> OnceClauses.read(tokens, position(), moves, movePlaces);
            case RESULT -> result.add(new ExprParser(tokens, position().move(List.of())).condition());
            case STOCK -> result.add(VariableParser.stock(tokens, variables));
            case LIMITS -> VariableParser.limits(tokens, start, variables);
            default -> throw new IllegalStateException();
        }
        if (section.kind().keepsItsText()) {
            return;
        }
        finish();
        texts.add("; " + canonical(section.kind()) + " "
                + (section.kind() == SectionWords.MOVES ? moveTexts(before) : tokens.text(mark)));
    }

    private static String canonical(SectionWords kind) {
        return kind == SectionWords.REPEAT ? "no repeat" : kind.words().get(0);
    }

    private String moveTexts(int from) {
        return IntStream.range(from, moves.size())
                .filter(i -> i == from || !sameClause(i, i - 1))
                .mapToObj(i -> moves.get(i).text())
                .collect(Collectors.joining(", "));
    }

    private boolean sameClause(int i, int j) {
        return movePlaces.get(i) == movePlaces.get(j);
    }

    private void moves() {
        OptionalInt player = OptionalInt.empty();
        while (!tokens.done()) {
            int from = tokens.peek().offset();
            if (turns.comes(":", List.of())) {
                player = turns.take();
                tokens.take();
            }
            OptionalInt own = player;
            new MoveParser(tokens, position())
                    .clause()
                    .forEach(move -> moves.add(own.isPresent() ? turns.own(move, own.getAsInt()) : move));
            movePlaces.addAll(
                    Collections.nCopies(moves.size() - movePlaces.size(), new int[] {from, tokens.previousEnd()}));
            if (!tokens.takeSymbol(",") && !tokens.done() && !tokens.peek().newLine()) {
                throw Names.surplus(tokens, ",");
            }
        }
    }
}
