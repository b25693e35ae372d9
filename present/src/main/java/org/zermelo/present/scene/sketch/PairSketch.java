package org.zermelo.present.scene.sketch;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Movement;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.LineScenes;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Boards in words whose points are named like all pairs of some letters, where moves only mark them: lines between the letters. */
final class PairSketch implements Sketch {

    /** Fewer letters make no circle. */
    private static final int FEWEST = 3;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!draws(rules) || !(position instanceof AtTurn<?> at) || !(at.position() instanceof BoardPosition seen)) {
            return Optional.empty();
        }
        Board board = ((BoardGame) rules).declared().board();
        Map<String, String> owners = new HashMap<>();
        for (int cell = 0; cell < board.size(); cell++) {
            owners.put(board.name(cell), EdgeSketch.owner(seen.cells().charAt(cell)));
        }
        return Optional.of(LineScenes.circle(letters(board), owners::get));
    }

    /** Whether a game is drawn here. */
    static boolean draws(Rules<?, ?> rules) {
        return rules instanceof BoardGame game
                && game.declared().board().form() == Board.Form.POINTS
                && game.declared().customs().kinds().kinds().size() == 1
                && game.declared().motions().stream().allMatch(Movement.Place.class::isInstance)
                && isPairs(game.declared().board());
    }

    /** Whether the points are all pairs of their letters, each once and in the order in which lines of a circle are. */
    private static boolean isPairs(Board board) {
        List<String> letters = letters(board);
        int size = letters.size();
        if (size < FEWEST || board.size() != size * (size - 1) / 2) {
            return false;
        }
        Set<String> names = new HashSet<>();
        for (int cell = 0; cell < board.size(); cell++) {
            names.add(board.name(cell));
        }
        return LineScenes.circle(letters, name -> "free").lines().stream()
                .map(Scene.Line::name)
                .allMatch(names::contains);
    }

    /** The letters of the points' names; empty where a name is not two letters. */
    private static List<String> letters(Board board) {
        StringBuilder all = new StringBuilder();
        for (int cell = 0; cell < board.size(); cell++) {
            all.append(board.name(cell));
        }
        boolean two = all.length() == 2 * board.size() && all.chars().allMatch(Character::isLetter);
        return two ? all.chars().mapToObj(Character::toString).distinct().toList() : List.of();
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        List<String> lines =
                ((Scene.Lines) scene).lines().stream().map(Scene.Line::name).toList();
        Board board = ((BoardGame) rules).declared().board();
        return moves.stream()
                .map(move -> Target.of(
                        move,
                        0,
                        lines.indexOf(
                                board.name(((BoardMove) move).changes().get(0).cell()))))
                .toList();
    }
}
