package org.zermelo.row.pool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;

/** A pool of numbers, each of which is used once: by clauses players take them in turn. A position is a packed one. */
public final class PoolGame implements Counted<Long, PoolMove>, Packed<Long>, Textual<Long, PoolMove> {

    /** Free numbers of one hand or of two, numbers of both players, the last one, and whose turn it is. */
    private static final Pattern POSITION =
            Pattern.compile("([-\\d ]+)(?:/([-\\d ]+))?(?:\\|([-\\d ]+)\\|([-\\d ]+))?(?:\\((-?\\d+)\\))? *([*]?)");

    private final String text;
    private final PoolRules rules;
    private final long[] numbers;
    private final int hand;
    private final PoolKernel kernel;

    /**
     * The game from all numbers.
     *
     * @param text the game in the notation
     * @param numbers those of the first player, then those of the second, or all
     * @param hand how many only the first player may take, while the others are the second player's; -1 for one pool
     */
    public PoolGame(String text, PoolRules rules, long[] numbers, int hand) {
        this.text = text;
        this.rules = rules;
        this.numbers = numbers.clone();
        this.hand = hand;
        Arrays.sort(this.numbers, 0, Math.max(0, hand));
        Arrays.sort(this.numbers, Math.max(0, hand), numbers.length);
        this.kernel = new PoolKernel(rules, this.numbers, hand);
        if (numbers.length > kernel.most()) {
            throw new BadInputException("pool.long", "seen", numbers.length, "allowed", kernel.most());
        }
        if (Arrays.stream(numbers).anyMatch(number -> Math.abs(number) > Long.MAX_VALUE / 100)) {
            throw new BadInputException("pool.large", "allowed", Long.MAX_VALUE / 100);
        }
    }

    @Override
    public Long start() {
        return kernel.start();
    }

    @Override
    public double positions() {
        return 1;
    }

    /** The pool without some of the largest numbers of each hand. */
    @Override
    public Optional<Rules<Long, PoolMove>> smaller() {
        int own = Math.max(0, hand);
        int first = (int) Counted.eighthLess(own);
        int others = (int) Counted.eighthLess(numbers.length - own);
        long[] fewer = LongStream.concat(Arrays.stream(numbers, 0, first), Arrays.stream(numbers, own, own + others))
                .toArray();
        int less = hand < 0 ? -1 : first;
        String start = ranges(fewer, 0, first) + (hand < 0 ? "" : " | ") + ranges(fewer, first, fewer.length);
        return fewer.length == 0
                ? Optional.empty()
                : Optional.of(new PoolGame("pool(" + start + text.substring(text.indexOf(';')), rules, fewer, less));
    }

    /** {@code 1..5 8}: the numbers between two places, rising. */
    private static String ranges(long[] numbers, int from, int to) {
        List<String> ranges = new ArrayList<>();
        int first = from;
        for (int i = from; i < to; i++) {
            if (i + 1 == to || numbers[i + 1] != numbers[i] + 1) {
                ranges.add(first == i ? Long.toString(numbers[i]) : numbers[first] + ".." + numbers[i]);
                first = i + 1;
            }
        }
        return String.join(" ", ranges);
    }

    /** The numbers of the pool, in the order of the places of moves; nothing for those that are not free in a position. */
    public List<String> labels(long position) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            labels.add((kernel.free(position) >>> i & 1) != 0 ? Long.toString(numbers[i]) : "");
        }
        return labels;
    }

    @Override
    public List<PoolMove> moves(Long position) {
        int most = kernel.mostOptions();
        long[] next = new long[most];
        long[] gains = new long[most];
        int[] places = new int[most];
        int count = kernel.moves(position, next, gains, places);
        List<PoolMove> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(new PoolMove(
                    places[i], numbers[places[i]], struck(position, next[i], places[i]), next[i], gains[i]));
        }
        return moves;
    }

    private String struck(long before, long after, int place) {
        List<String> free = labels(before);
        free.set(place, "");
        for (String label : labels(after)) {
            free.remove(label);
        }
        return free.stream().filter(label -> !label.isEmpty()).collect(Collectors.joining("+"));
    }

    @Override
    public Long play(Long position, PoolMove move) {
        return move.next();
    }

    @Override
    public long gain(Long position, PoolMove move) {
        return move.gain();
    }

    @Override
    public Ending ending(Long position) {
        return kernel.ending(position);
    }

    @Override
    public Set<Trait> traits() {
        if (rules.scoring()) {
            return Set.of(Trait.ACYCLIC, Trait.SCORING);
        }
        boolean impartial = rules.ends().isEmpty() && rules.stuck() == Ending.LAST_MOVER_WINS && !rules.players();
        return impartial ? Set.of(Trait.ACYCLIC, Trait.IMPARTIAL) : Set.of(Trait.ACYCLIC);
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
        Matcher parts = POSITION.matcher(wanted.strip());
        if (parts.matches()) {
            long used = 0;
            long[] sets = new long[4];
            // of equal numbers the free ones are the last, and those before them are the players'
            for (int part : new int[] {0, 1, 3, 2}) {
                sets[part] = set(
                        parts.group(part + 1),
                        used,
                        part == 0 && hand >= 0 ? hand : numbers.length,
                        part == 1 ? hand : 0);
                used |= sets[part];
            }
            String last = parts.group(5);
            int place = last == null ? 0 : kernel.named(Long.parseLong(last));
            long code = kernel.code(
                    sets[0] | sets[1], sets[2], sets[3], place, parts.group(6).isEmpty() ? 0 : 1);
            if (kernel.text(code).equals(wanted.strip().replaceAll(" +", " "))) {
                return code;
            }
        }
        throw new BadInputException("pool.position", "seen", wanted, "example", text(start()));
    }

    /** The last places that hold these numbers, of those that are not used. */
    private long set(@Nullable String written, long used, int to, int from) {
        long set = 0;
        for (String number : written == null || written.strip().equals("-")
                ? new String[0]
                : written.strip().split(" +")) {
            for (int i = to - 1; i >= from; i--) {
                if (((used | set) >>> i & 1) == 0 && Long.toString(numbers[i]).equals(number)) {
                    set |= 1L << i;
                    break;
                }
            }
        }
        return set;
    }

    @Override
    public PoolMove move(Long position, String wanted) {
        return Textual.named(moves(position), wanted, "list.no-move");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PoolGame game && game.text.equals(text);
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
