package org.zermelo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Countdown;
import org.zermelo.board.grid.GridGame;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Quixo;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.Canonical;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.testkit.Fault.Kind;

/** The check passes sound games and names what is wrong with others. */
class GameCheckTest {

    @Test
    void readyGamesAreSound() {
        List<GridGame> games = List.of(
                Mnk.of(3, 3, 3),
                Mnk.of(4, 2, 2),
                Mnk.of(6, 3, 3),
                Sim.of(4),
                Sim.of(5),
                Connect.of(4, 3, 3),
                Countdown.of(50));
        for (GridGame game : games) {
            assertThat(GameCheck.faults(game, 3000)).as(game.toString()).isEmpty();
        }
    }

    /** Where play may be endless a move may leave the position as it is: a loop, or a push of Quixo with the players exchanged. */
    @Test
    void endlessPlaysAreSound() {
        assertThat(GameCheck.faults(Quixo.of(3), 3000)).isEmpty();
        Ending[] endings = {Ending.LAST_MOVER_WINS, Ending.TIE};
        assertThat(GameCheck.faults(new GraphGame(1, new int[][] {{1, 2}, {}}, endings), 10))
                .isEmpty();
    }

    /** A heap from which one or two are taken; each test breaks one thing. */
    private static class Heap implements Rules<Integer, Integer> {
        @Override
        public Integer start() {
            return 9;
        }

        @Override
        public List<Integer> moves(Integer heap) {
            return heap == 0 ? List.of() : heap == 1 ? List.of(1) : List.of(1, 2);
        }

        @Override
        public Integer play(Integer heap, Integer take) {
            return heap - take;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
        }
    }

    private static void finds(Rules<?, ?> rules, Kind... kinds) {
        assertThat(GameCheck.faults(rules, 1000).stream().map(Fault::kind).distinct())
                .containsExactlyInAnyOrder(kinds);
    }

    @Test
    void theSoundHeapPasses() {
        finds(new Heap());
    }

    @Test
    void movesThatAreNone() {
        finds(
                new Heap() {
                    @Override
                    public List<Integer> moves(Integer heap) {
                        return heap == 0 ? List.of() : List.of(1, 1);
                    }
                },
                Kind.DUPLICATE_MOVE);
        finds(
                new Heap() {
                    @Override
                    public List<Integer> moves(Integer heap) {
                        return heap == 0 ? List.of() : List.of(0, 1);
                    }
                },
                Kind.UNCHANGED,
                Kind.CYCLE);
        finds(
                new Heap() {
                    @Override
                    public List<Integer> moves(Integer heap) {
                        return heap == 0 ? List.of() : heap == 8 ? List.of(1, -1) : List.of(1);
                    }
                },
                Kind.CYCLE);
        finds(
                new Heap() {
                    private int calls;

                    @Override
                    public List<Integer> moves(Integer heap) {
                        return heap == 0 ? List.of() : heap == 9 && calls++ % 2 == 0 ? List.of(2) : List.of(1);
                    }
                },
                Kind.NOT_REPEATABLE);
        finds(
                new Heap() {
                    @Override
                    public boolean isEnded(Integer heap) {
                        return heap <= 1;
                    }
                },
                Kind.ENDED);
    }

    /** The heap under its own numbers; what is said of the options at once leaves one out. */
    private static final class BadClasses extends Heap implements Packed<Integer> {
        @Override
        public long pack(Integer heap) {
            return heap;
        }

        @Override
        public Integer unpack(long packed) {
            return (int) packed;
        }

        @Override
        public PackedRules packed() {
            return new PackedRules() {
                @Override
                public long start() {
                    return 9;
                }

                @Override
                public long bound() {
                    return 10;
                }

                @Override
                public int mostOptions() {
                    return 2;
                }

                @Override
                public int options(long heap, long[] options) {
                    options[0] = heap - 1;
                    options[1] = heap - 2;
                    return (int) Math.min(2, heap);
                }

                @Override
                public int canonicalOptions(long heap, long[] options) {
                    return Math.min(1, options(heap, options));
                }

                @Override
                public Ending ending(long heap) {
                    return Ending.LAST_MOVER_WINS;
                }
            };
        }
    }

    @Test
    void canonicalOptionsThatAreLeftOut() {
        finds(new BadClasses(), Kind.PACKED);
    }

    private static final class BadForm extends Heap implements Canonical<Integer> {
        @Override
        public Integer canonical(Integer heap) {
            return heap == 0 ? 0 : heap - 1;
        }
    }

    private static final class BadLevel extends Heap implements Ranked<Integer> {
        @Override
        public long level(Integer heap) {
            return heap / 2;
        }
    }

    private static final class BadText extends Heap implements Textual<Integer, Integer> {
        @Override
        public String text(Integer heap) {
            return "heap " + heap % 7;
        }

        @Override
        public Integer position(String text) {
            return Integer.valueOf(text.substring(5));
        }

        @Override
        public Integer move(Integer heap, String text) {
            return Integer.valueOf(text);
        }
    }

    private static final class BadComponents extends Heap implements Decomposable<Integer> {
        @Override
        public List<Integer> components(Integer heap) {
            return List.of(heap / 2, heap - heap / 2);
        }
    }

    @Test
    void whatIsOfferedAndDoesNotAgree() {
        finds(new BadForm(), Kind.CANONICAL_NOT_IDEMPOTENT, Kind.CANONICAL_CHANGES_WORTH);
        finds(new BadLevel(), Kind.LEVEL);
        finds(new BadText(), Kind.TEXT);
        finds(new BadComponents(), Kind.COMPONENTS);
    }
}
