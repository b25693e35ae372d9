package org.zermelo.partizan.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;

/** The rules on grids, with parts and mirror images, against rules on texts that know neither, on all small boards. */
class GridRulesTest {

    private static final PartizanFamilies GAMES = new PartizanFamilies();

    /** Of more boards of one size, so many are taken at equal distances. */
    private static final int MOST_BOARDS = 1_500;

    /** Rules on a text: rows of cells with a bar between. */
    enum Plain {
        DOMINEERING("domineering", "#.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                at.each((r, c) -> {
                    int[] next = left ? new int[] {r + 1, c} : new int[] {r, c + 1};
                    if (at.is(r, c, '.') && at.is(next[0], next[1], '.')) {
                        found.add(at.with(r, c, '#').with(next[0], next[1], '#').text());
                    }
                });
            }
        },
        CLOBBER("clobber", "xo.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                capture(at, left, found, false, false);
            }
        },
        HOT_CLOBBER("hot-clobber", "xo.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                capture(at, left, found, true, false);
            }
        },
        KINGS("kings", "xo.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                capture(at, left, found, false, true);
            }
        },
        AMAZONS("amazons", "xo#.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                char queen = left ? 'x' : 'o';
                at.each((r, c) -> {
                    if (at.is(r, c, queen)) {
                        Board lifted = at.with(r, c, '.');
                        lifted.rays(r, c).forEach(to -> {
                            Board moved = lifted.with(to[0], to[1], queen);
                            moved.rays(to[0], to[1])
                                    .forEach(shot -> found.add(
                                            moved.with(shot[0], shot[1], '#').text()));
                        });
                    }
                });
            }
        },
        KONANE("konane", "xo.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                char mine = left ? 'x' : 'o';
                at.each((r, c) -> {
                    for (int[] step : Board.STEPS) {
                        if (at.is(r, c, mine) && (step[0] == 0 || step[1] == 0)) {
                            jump(at, r, c, step, mine, found);
                        }
                    }
                });
            }

            private void jump(Board at, int r, int c, int[] step, char mine, List<String> found) {
                int[] over = {r + step[0], c + step[1]};
                int[] to = {r + 2 * step[0], c + 2 * step[1]};
                if (at.is(over[0], over[1], mine == 'x' ? 'o' : 'x') && at.is(to[0], to[1], '.')) {
                    Board after = at.with(r, c, '.').with(over[0], over[1], '.').with(to[0], to[1], mine);
                    found.add(after.text());
                    jump(after, to[0], to[1], step, mine, found);
                }
            }
        },
        NOGO("nogo", "xo.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                at.each((r, c) -> {
                    Board after = at.is(r, c, '.') ? at.with(r, c, left ? 'x' : 'o') : at;
                    if (at.is(r, c, '.') && breathes(after)) {
                        found.add(after.text());
                    }
                });
            }

            private boolean breathes(Board at) {
                boolean[] all = {true};
                at.each((r, c) -> all[0] &= at.is(r, c, '.') || free(at, r, c));
                return all[0];
            }

            /** Whether a walk over stones of one colour comes to an empty cell. */
            private boolean free(Board at, int r, int c) {
                char colour = at.at(r, c);
                Board walked = at.with(r, c, '?');
                for (int[] step : Board.STEPS) {
                    char next = at.at(r + step[0], c + step[1]);
                    boolean straight = step[0] == 0 || step[1] == 0;
                    if (straight && (next == '.' || next == colour && free(walked, r + step[0], c + step[1]))) {
                        return true;
                    }
                }
                return false;
            }
        },
        SKI_JUMPS("ski-jumps", "LlRr.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                int way = left ? 1 : -1;
                at.each((r, c) -> {
                    char skier = at.at(r, c);
                    if ((left ? "Ll" : "Rr").indexOf(skier) < 0) {
                        return;
                    }
                    Board lifted = at.with(r, c, '.');
                    int to = c + way;
                    while (at.is(r, to, '.')) {
                        found.add(lifted.with(r, to, skier).text());
                        to += way;
                    }
                    if (at.is(r, to, '?')) {
                        found.add(lifted.text());
                    }
                    char below = at.at(r + 1, c);
                    boolean other = (left ? "Rr" : "Ll").indexOf(below) >= 0;
                    if (Character.isUpperCase(skier) && other && at.is(r + 2, c, '.')) {
                        found.add(lifted.with(r + 1, c, Character.toLowerCase(below))
                                .with(r + 2, c, skier)
                                .text());
                    }
                });
            }
        },
        MAZE("maze", "x#.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                run(at, left, 9, found);
            }
        },
        MAIZE("maize", "x#.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                run(at, left, 1, found);
            }
        },
        FISSION("fission", "x#.") {
            @Override
            void moves(Board at, boolean left, List<String> found) {
                int down = left ? 1 : 0;
                int right = left ? 0 : 1;
                at.each((r, c) -> {
                    if (at.is(r, c, 'x') && at.is(r - down, c - right, '.') && at.is(r + down, c + right, '.')) {
                        found.add(at.with(r, c, '.')
                                .with(r - down, c - right, 'x')
                                .with(r + down, c + right, 'x')
                                .text());
                    }
                });
            }
        };

        private final String family;
        private final String signs;

        Plain(String family, String signs) {
            this.family = family;
            this.signs = signs;
        }

        abstract void moves(Board at, boolean left, List<String> found);

        static void capture(Board at, boolean left, List<String> found, boolean own, boolean diagonal) {
            char mine = left ? 'x' : 'o';
            at.each((r, c) -> {
                for (int[] step : Board.STEPS) {
                    char target = at.at(r + step[0], c + step[1]);
                    boolean taken = target == (left ? 'o' : 'x') || own && target == mine;
                    if (at.is(r, c, mine) && taken && (diagonal || step[0] == 0 || step[1] == 0)) {
                        found.add(at.with(r, c, '.')
                                .with(r + step[0], c + step[1], mine)
                                .text());
                    }
                }
            });
        }

        static void run(Board at, boolean left, int most, List<String> found) {
            at.each((r, c) -> {
                for (int k = 1; at.is(r, c, 'x') && k <= most; k++) {
                    int[] to = left ? new int[] {r + k, c} : new int[] {r, c + k};
                    if (!at.is(to[0], to[1], '.')) {
                        break;
                    }
                    found.add(at.with(r, c, '.').with(to[0], to[1], 'x').text());
                }
            });
        }

        /** Whether a board is one of the game. */
        boolean takes(String board) {
            return !family.startsWith("ma") || board.indexOf('x') >= 0 && board.indexOf('x') == board.lastIndexOf('x');
        }

        List<String> moves(String text, boolean left) {
            List<String> found = new ArrayList<>();
            moves(new Board(text.split("\\|")), left, found);
            return found;
        }
    }

    /** Rows of cells. */
    private record Board(String[] rows) {
        private static final int[][] STEPS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

        /** What is done with each cell. */
        private interface OnCell {
            void at(int row, int column);
        }

        void each(OnCell action) {
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < rows[0].length(); c++) {
                    action.at(r, c);
                }
            }
        }

        char at(int r, int c) {
            return r < 0 || c < 0 || r >= rows.length || c >= rows[0].length() ? '?' : rows[r].charAt(c);
        }

        boolean is(int r, int c, char sign) {
            return at(r, c) == sign;
        }

        Board with(int r, int c, char sign) {
            String[] changed = rows.clone();
            changed[r] = rows[r].substring(0, c) + sign + rows[r].substring(c + 1);
            return new Board(changed);
        }

        List<int[]> rays(int r, int c) {
            List<int[]> reached = new ArrayList<>();
            for (int[] step : STEPS) {
                for (int k = 1; is(r + k * step[0], c + k * step[1], '.'); k++) {
                    reached.add(new int[] {r + k * step[0], c + k * step[1]});
                }
            }
            return reached;
        }

        String text() {
            return String.join("|", rows);
        }
    }

    private static int value(
            Forms forms, BiFunction<String, Boolean, List<String>> moves, String at, Map<String, Integer> known) {
        Integer found = known.get(at);
        if (found == null) {
            found = forms.of(options(forms, moves, at, true, known), options(forms, moves, at, false, known));
            known.put(at, found);
        }
        return found;
    }

    private static int[] options(
            Forms forms,
            BiFunction<String, Boolean, List<String>> moves,
            String at,
            boolean left,
            Map<String, Integer> known) {
        return moves.apply(at, left).stream()
                .mapToInt(option -> value(forms, moves, option, known))
                .toArray();
    }

    private static Stream<String> boards(String signs, int rows, int columns) {
        int cells = rows * columns;
        long count = Math.round(Math.pow(signs.length(), cells));
        long step = 1 + count / MOST_BOARDS;
        return Stream.iterate(0L, k -> k < count, k -> k + step).map(k -> {
            StringBuilder text = new StringBuilder();
            long rest = k;
            for (int cell = 0; cell < cells; cell++) {
                text.append(cell > 0 && cell % columns == 0 ? "|" : "")
                        .append(signs.charAt((int) (rest % signs.length())));
                rest /= signs.length();
            }
            return text.toString();
        });
    }

    @ParameterizedTest
    @EnumSource
    void allSmallBoards(Plain plain) {
        Forms forms = new Forms(1 << 14);
        Map<String, Integer> known = new HashMap<>();
        int[][] sizes = {
            {1, 4}, {2, 2}, {2, 3}, {3, 2}, {plain.signs.length() > 3 ? 1 : 3, plain.signs.length() > 2 ? 3 : 4}
        };
        for (int[] size : sizes) {
            boards(plain.signs, size[0], size[1]).filter(plain::takes).forEach(board -> {
                String text = plain.family + "(" + board + ")";
                int form = Literal.read(forms, GAMES, text, 0, text.length()).form();
                assertThat(form).as(text).isEqualTo(value(forms, plain::moves, board, known));
            });
        }
    }
}
