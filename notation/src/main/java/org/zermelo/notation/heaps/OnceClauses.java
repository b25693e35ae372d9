package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.MoveRule;

/** Reads which moves may be made once in a game. */
final class OnceClauses {

    private OnceClauses() {}

    /**
     * A list of clauses, written as among the moves: those moves may be made once from now on.
     *
     * @param places where the clause of each move was read; the moves of one clause have one place
     */
    static void read(Tokens tokens, Scope scope, List<MoveRule> moves, List<int[]> places) {
        Map<String, List<Integer>> numbers = new HashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            numbers.computeIfAbsent(moves.get(i).text().replace(" ", ""), text -> new ArrayList<>())
                    .add(i);
        }
        while (!tokens.done()) {
            Token place = tokens.peek();
            String wanted = new MoveParser(tokens, scope).clause().get(0).text().replace(" ", "");
            List<Integer> found = numbers.get(wanted);
            if (found == null || found.size() > 1 && places.get(found.get(0)) == places.get(found.get(1))) {
                throw tokens.error(place, found == null ? "rule.once-of-no-move" : "rule.once-else", "seen", wanted);
            }
            found.forEach(i -> moves.set(i, moves.get(i).onlyOnce()));
            found.clear();
            tokens.takeSymbol(",");
        }
    }
}
