package org.zermelo.partizan.heap;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Partizan subtraction: from a heap Left takes one of Left's numbers, Right one of Right's (Fraenkel and Kotzig 1987). A move is what
 * is taken.
 *
 * @param lefts what Left may take, rising, positive
 * @param rights what Right may take, rising, positive
 */
record TwoSetSubtraction(List<Integer> lefts, List<Integer> rights, Integer start)
        implements DecomposingRules<Integer, Integer> {

    @Override
    public List<Integer> moves(Integer heap, Player mover) {
        return (mover == Player.LEFT ? lefts : rights)
                .stream().filter(taken -> taken <= heap).toList();
    }

    @Override
    public Integer play(Integer heap, Player mover, Integer taken) {
        return heap - taken;
    }

    @Override
    public List<Integer> parts(Integer heap) {
        return heap == 0 ? List.of() : List.of(heap);
    }

    @Override
    public PositionPicture picture(Integer heap) {
        return new PositionPicture.Heaps(List.of(heap));
    }

    @Override
    public List<PositionPicture.Place> places(Integer heap, Integer taken) {
        return List.of(PositionPicture.Place.of(0, heap - taken));
    }

    @Override
    public Optional<DecomposingRules<Integer, Integer>> from(Integer position) {
        return Optional.of(new TwoSetSubtraction(lefts, rights, position));
    }

    private static String text(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    }

    @Override
    public String toString() {
        return "partizan-subtraction(" + text(lefts) + " " + text(rights) + " " + start + ")";
    }
}
