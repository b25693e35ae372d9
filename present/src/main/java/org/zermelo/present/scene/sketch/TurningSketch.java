package org.zermelo.present.scene.sketch;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.board.coin.CoinTurning;
import org.zermelo.board.coin.Turn;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Coins in a row that are turned. */
final class TurningSketch implements Sketch {

    /** Coins; more would not be read. */
    private static final int MOST = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof CoinTurning game) || !(position instanceof List<?> heads)) {
            return Optional.empty();
        }
        int coins = game.start().stream().mapToInt(coin -> coin).max().orElse(0);
        return coins > MOST
                ? Optional.empty()
                : Optional.of(new Scene.Coins(IntStream.rangeClosed(1, coins)
                        .mapToObj(heads::contains)
                        .toList()));
    }

    /** The coins by number, a dot for tails. */
    static String text(Scene.Coins coins) {
        int width = Integer.toString(coins.heads().size()).length();
        StringBuilder text = new StringBuilder();
        for (int coin = 1; coin <= coins.heads().size(); coin++) {
            String shown = coins.heads().get(coin - 1) ? Integer.toString(coin) : ".";
            text.append(coin == 1 ? "" : " ")
                    .append(" ".repeat(width - shown.length()))
                    .append(shown);
        }
        return text.toString();
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        boolean runs = ((CoinTurning) rules).kind() == CoinTurning.Kind.RULER;
        return moves.stream().map(move -> target((Turn) move, runs)).toList();
    }

    private static Target target(Turn turn, boolean runs) {
        List<Integer> coins = turn.coins();
        return runs && coins.size() > 2
                ? Target.of(turn, 0, coins.get(0) - 1L, coins.get(coins.size() - 1) - 1L)
                : Target.of(turn, 0, coins.stream().mapToLong(coin -> coin - 1L).toArray());
    }
}
