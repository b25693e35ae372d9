package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.ends.Verdicts;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.boards.moves.RoyalThreats;
import org.zermelo.game.Player;

/** What is known of a game on planes, whatever its positions are: it is read by many threads, each of which has a {@link PlaneTurn}. */
final class PlaneGame {

    final BoardForm form;
    final BoardRules rules;
    final BoardPlay play;
    final PlaneNumbering numbering;
    final ComposedMoves moves;
    /** The clauses of each player, and whether two of his moves may have the same name. */
    final PlaneClause[][] clauses = new PlaneClause[2][];

    final boolean[] clashes;
    final PlaneRays rays;
    final Optional<RoyalThreats> threats;
    final Verdicts[] verdicts = new Verdicts[2];

    PlaneGame(BoardForm form, PlaneNumbering numbering) {
        this.form = form;
        this.rules = form.rules();
        this.play = new BoardPlay(rules);
        this.numbering = numbering;
        this.moves = new ComposedMoves(rules, numbering.handWeights);
        this.rays = new PlaneRays(moves.next);
        this.threats = RoyalThreats.of(moves);
        for (Player player : Player.values()) {
            int p = player.ordinal();
            verdicts[p] = new Verdicts(rules, player);
            clauses[p] = Arrays.stream(moves.clauses[p])
                    .map(code -> new PlaneClause(moves, code, p, false))
                    .toArray(PlaneClause[]::new);
            for (PlaneClause each : clauses[p]) {
                for (PlaneClause motion = each; motion != null; motion = motion.next) {
                    motion.goesOn = goesOn(motion, p);
                }
            }
        }
        this.clashes = NameClashes.of(moves, clauses);
    }

    /** The clause by whose jumps a piece goes on that is promoted in a chain; none where it does not. */
    private @Nullable PlaneClause goesOn(PlaneClause clause, int player) {
        return moves.goesOn(clause.code, player)
                .flatMap(code -> Arrays.stream(clauses[player])
                        .filter(other -> other.code == code)
                        .findFirst())
                .orElse(null);
    }
}
