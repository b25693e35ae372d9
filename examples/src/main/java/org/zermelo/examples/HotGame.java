package org.zermelo.examples;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.partizan.value.CanonicalForm;

/** Values of a game whose players differ: Left takes one or four beans of a heap, Right two or three. */
public record HotGame(Integer start) implements PartizanRules<Integer, Integer> {

    @Override
    public List<Integer> moves(Integer beans, Player mover) {
        IntStream takes = mover == Player.LEFT ? IntStream.of(1, 4) : IntStream.of(2, 3);
        return takes.filter(take -> take <= beans).boxed().toList();
    }

    @Override
    public Integer play(Integer beans, Player mover, Integer take) {
        return beans - take;
    }

    /** By the definition: the values that Left can move to, and those that Right can move to. */
    public CanonicalForm value(int beans) {
        return CanonicalForm.parse("{" + options(beans, Player.LEFT) + "|" + options(beans, Player.RIGHT) + "}");
    }

    private String options(int beans, Player mover) {
        return moves(beans, mover).stream()
                .map(take -> value(play(beans, mover, take)).toString())
                .collect(Collectors.joining(","));
    }

    /** Prints the values of small heaps, and of two heaps together. */
    public static void main(String[] args) {
        HotGame game = new HotGame(6);
        for (int beans = 0; beans <= game.start(); beans++) {
            System.out.println(beans + ": " + game.value(beans));
        }
        CanonicalForm both = game.value(2).plus(game.value(6));
        System.out.println("2 and 6: " + both + ", " + both.outcome());
    }
}
