package org.zermelo.present.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.board.coin.CoinTurning;
import org.zermelo.game.Rules;
import org.zermelo.nim.Northcott;

/**
 * Positions that letters show best: a row of coins, in which heads show their number and tails a dot; the rows of Northcott's
 * game, x for the piece of the player to move.
 */
final class LetterSketch implements Sketch {

    /** Coins or squares in a line; a longer one would not be read. */
    private static final int MOST = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof CoinTurning game && position instanceof List<?> heads) {
            int coins = game.start().stream().mapToInt(coin -> coin).max().orElse(0);
            return coins <= MOST ? Optional.of(new Scene.Plain(coins(coins, heads))) : Optional.empty();
        }
        if (position instanceof Northcott.Board board && board.length() <= MOST) {
            return Optional.of(new Scene.Plain(rows(board)));
        }
        return Optional.empty();
    }

    private static String coins(int coins, List<?> heads) {
        return IntStream.rangeClosed(1, coins)
                .mapToObj(coin -> padded(heads.contains(coin) ? Integer.toString(coin) : ".", coins))
                .collect(Collectors.joining(" "));
    }

    private static String rows(Northcott.Board board) {
        int most = Math.max(board.length(), board.rows().size());
        StringBuilder text = new StringBuilder(padded("", most));
        for (int square = 1; square <= board.length(); square++) {
            text.append(' ').append(padded(Integer.toString(square), most));
        }
        for (int r = 0; r < board.rows().size(); r++) {
            Northcott.Row row = board.rows().get(r);
            text.append('\n').append(padded(Integer.toString(r + 1), most));
            for (int square = 1; square <= board.length(); square++) {
                String piece = square == row.own() ? "x" : square == row.other() ? "o" : ".";
                text.append(' ').append(padded(piece, most));
            }
        }
        return text.toString();
    }

    private static String padded(String text, int most) {
        return " ".repeat(Integer.toString(most).length() - text.length()) + text;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, List<?> moves) {
        return moves.stream().map(move -> Target.of(move, 0)).toList();
    }
}
