package org.zermelo.board.token;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;

/** Tokens on a graph, moved by clauses. A position is a packed one, a move the vertex that the mover's token goes to, from 1. */
public final class TokenGame implements Rules<Long, Integer>, Packed<Long>, Textual<Long, Integer> {

    /** The most vertices, and so many where no token may come to a vertex twice. */
    public static final int MOST = 1_000;

    private static final int MOST_ONCE = 40;

    private static final Pattern POSITION =
            Pattern.compile("(\\d{1,4})(?: \\| (\\d{1,4}))?(?: without((?: \\d{1,4})+))?( \\*)?");

    private final String text;
    private final TokenRules rules;
    private final GraphGame graph;
    private final int tokens;
    private final TokenKernel kernel;

    /**
     * The game.
     *
     * @param text the game in the notation
     * @param graph where the tokens go; it begins with the first one
     * @param second where the second player's token stands, from 1; 0 for one token
     */
    public TokenGame(String text, TokenRules rules, GraphGame graph, int second) {
        int most = rules.once() ? MOST_ONCE : MOST;
        if (graph.size() > most) {
            throw new BadInputException("forest.vertices", "seen", graph.size(), "allowed", most);
        }
        this.text = text;
        this.rules = rules;
        this.graph = graph;
        this.tokens = second == 0 ? 1 : 2;
        int[][] options = IntStream.rangeClosed(1, graph.size())
                .mapToObj(vertex ->
                        Arrays.stream(graph.options(vertex)).map(to -> to - 1).toArray())
                .toArray(int[][]::new);
        int first = graph.start() - 1;
        this.kernel = new TokenKernel(rules, options, second == 0 ? new int[] {first} : new int[] {first, second - 1});
    }

    /** The graph. */
    public GraphGame graph() {
        return graph;
    }

    @Override
    public Long start() {
        return kernel.start();
    }

    /** Where a player's token stands, from 1: that of the first player (0) or of the second (1). */
    public int token(long position, int player) {
        return kernel.token(position, player) + 1;
    }

    /** Whether a token may still come to a vertex, from 1. */
    public boolean open(long position, int vertex) {
        return !rules.once() || (kernel.visited(position) >>> vertex - 1 & 1) == 0;
    }

    /** Whether the tokens are two. */
    public boolean two() {
        return tokens == 2;
    }

    /** The player to move where the rules tell them apart, else 0. */
    public int turn(long position) {
        return kernel.turn(position);
    }

    @Override
    public List<Integer> moves(Long position) {
        long[] next = new long[kernel.mostOptions()];
        int count = kernel.moves(position, next, null);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(token(next[i], turn(position)));
        }
        return moves;
    }

    @Override
    public Long play(Long position, Integer move) {
        long[] next = new long[kernel.mostOptions()];
        kernel.moves(position, next, null);
        return next[moves(position).indexOf(move)];
    }

    @Override
    public long gain(Long position, Integer move) {
        long[] gains = new long[kernel.mostOptions()];
        kernel.gains(position, gains);
        return gains[moves(position).indexOf(move)];
    }

    @Override
    public Ending ending(Long position) {
        return kernel.ending(position);
    }

    @Override
    public Set<Trait> traits() {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        boolean goes = rules.clauses().stream().allMatch(clause -> clause.least() > 0);
        boolean acyclic = goes && (rules.once() || graph.acyclic());
        if (acyclic) {
            traits.add(Trait.ACYCLIC);
        }
        if (rules.scoring()) {
            traits.add(Trait.SCORING);
        } else if (acyclic && rules.ends().isEmpty() && rules.stuck() == Ending.LAST_MOVER_WINS && !rules.players()) {
            traits.add(Trait.IMPARTIAL);
        }
        return Set.copyOf(traits);
    }

    @Override
    public PackedRules packed() {
        return kernel;
    }

    @Override
    public long pack(Long position) {
        return position;
    }

    @Override
    public Long unpack(long packed) {
        return packed;
    }

    @Override
    public String text(Long position) {
        return kernel.text(position);
    }

    @Override
    public Long position(String wanted) {
        Matcher parts = POSITION.matcher(wanted.strip().replaceAll(" +", " "));
        if (parts.matches() && (parts.group(2) != null) == (tokens == 2)) {
            int first = Integer.parseInt(parts.group(1));
            int second = parts.group(2) == null ? first : Integer.parseInt(parts.group(2));
            long visited = 0;
            if (parts.group(3) != null) {
                for (String vertex : parts.group(3).strip().split(" ")) {
                    visited |= 1L << Math.min(Integer.parseInt(vertex), MOST_ONCE + 1) - 1;
                }
            }
            boolean there = first >= 1 && first <= graph.size() && second >= 1 && second <= graph.size();
            long code = kernel.code(first - 1, second - 1, parts.group(4) == null ? 0 : 1, visited);
            if (there && kernel.text(code).equals(wanted.strip().replaceAll(" +", " "))) {
                return code;
            }
        }
        throw new BadInputException("token.position", "seen", wanted, "example", text(start()));
    }

    @Override
    public Integer move(Long position, String wanted) {
        return Textual.named(moves(position), wanted, "list.no-move");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TokenGame game && game.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        return text;
    }
}
