package org.zermelo.notation.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.notation.heaps.Endings;
import org.zermelo.notation.heaps.ExprParser;
import org.zermelo.notation.heaps.Names;
import org.zermelo.notation.heaps.PlayersByName;
import org.zermelo.notation.heaps.Scope;
import org.zermelo.notation.heaps.SectionWords;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Variable;

/** Reads clauses, ends and what a player without a move comes to, for games whose formulas speak of facts of their own. */
abstract class ClauseParser {

    final Tokens tokens;
    final PlayersByName turns;
    final Endings endings;
    /** What is said of a part that such rules do not have. */
    private final String unknown;

    ClauseParser(Tokens tokens, List<Variable> variables, String unknown) {
        this.tokens = tokens;
        this.turns = new PlayersByName(tokens, variables);
        this.endings = new Endings(tokens, turns);
        this.unknown = unknown;
    }

    /** The names that an end may use. */
    abstract Scope scope();

    /** Reads a clause of one player, or for -1 of both. */
    abstract void clause(int player);

    /** Whether a clause was read. */
    abstract boolean moves();

    /** Whether a part that begins with this word is one of these rules' own; it is read then. */
    boolean own(SectionWords kind) {
        return false;
    }

    /** Reads all parts, and gives their text. */
    final String parts() {
        List<String> texts = new ArrayList<>();
        while (!tokens.done()) {
            int mark = tokens.mark();
            part();
            texts.add("; " + tokens.text(mark));
            if (!tokens.done() && !tokens.peek().is(";")) {
                throw Names.surplus(tokens, ";");
            }
            while (tokens.takeSymbol(";")) {
                // empty parts are nothing
            }
        }
        if (!moves()) {
            throw tokens.error(tokens.peek(), "rule.no-moves");
        }
        if (endings.winnersWithoutEnd()) {
            throw tokens.error(tokens.peek(), "rule.winner-without-end");
        }
        return String.join("", texts);
    }

    private void part() {
        Optional<SectionWords> kind = SectionWords.at(tokens);
        if (kind.isEmpty() && endings.namesWinner()) {
            endings.end(new ExprParser(tokens, scope()));
            return;
        }
        if (kind.isPresent()) {
            tokens.take();
            tokens.takeSymbol(":");
        }
        switch (kind.orElse(SectionWords.MOVES)) {
            case MOVES -> clauses();
            case ENDS -> endings.end(new ExprParser(tokens, scope()));
            case WINS -> endings.wins(scope());
            case STUCK -> endings.readStuck();
            default -> {
                if (!own(kind.orElseThrow())) {
                    throw tokens.error(tokens.previous(), unknown, "seen", Tokens.shown(tokens.previous()));
                }
            }
        }
    }

    private void clauses() {
        int player = -1;
        do {
            if (turns.comes(":", List.of())) {
                player = turns.take().orElseThrow();
                tokens.expectSymbol(":");
            }
            clause(player);
        } while (tokens.takeSymbol(","));
    }
}
