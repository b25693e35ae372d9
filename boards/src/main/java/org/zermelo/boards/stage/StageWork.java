package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Coding;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/** A game of men by its stages, named by how many men there are: {@code 4-3} on the board, {@code 2-1+3-4} with those in hand. */
public final class StageWork {

    /** Bytes for each value that is held. */
    private static final double BYTES_HELD = 2.2;

    final MenStages stages;
    private final Map<String, MenStage> named = new LinkedHashMap<>();

    private StageWork(MenRules rules) {
        this.stages = new MenStages(rules);
        stages.inOrder().forEach(stage -> named.put(stage.toString(), stage));
    }

    /** The stages of a game; empty where it is no game of men. */
    public static Optional<StageWork> of(BoardGame game) {
        return MenRules.of(game.declared()).map(StageWork::new);
    }

    /** Whether a value can be told from those of stages: who wins, with depth or without, where a player without a move loses. */
    public static boolean tells(Value value) {
        return value.subject() == Subject.OUTCOME && value.ended(Ending.LAST_MOVER_WINS) <= 0;
    }

    /** The code under a value of what {@link StageValues#get} has. */
    public static long code(Value value, int known) {
        if (known == StageValues.NONE) {
            // an end that no move leads to, only a start
            return value.ended(Ending.LAST_MOVER_LOSES);
        }
        if (known == 0) {
            return value.endless();
        }
        long plies = known - 1L;
        long kind = plies % 2 == 1 ? 1 : 2;
        return value.coding().decode(value.coding() == Coding.WINNER ? kind : plies << 2 | kind);
    }

    /** The stages, each before those from which moves lead to it. */
    public List<String> inOrder() {
        return List.copyOf(named.keySet());
    }

    /** The same in groups, of which no stage leads to another one of its group. */
    public List<List<String>> inGroups() {
        TreeMap<Integer, List<String>> groups = new TreeMap<>();
        named.forEach((name, stage) -> groups.computeIfAbsent(stage.height(), height -> new ArrayList<>())
                .add(name));
        return List.copyOf(groups.values());
    }

    /** The stages to which moves of a stage lead, but for this. */
    public List<String> below(String stage) {
        return stages.below(stage(stage)).stream().map(MenStage::toString).toList();
    }

    /** Whether no man is left in hand. */
    public boolean isPlaced(String stage) {
        return stage(stage).ownHand() + stage(stage).otherHand() == 0;
    }

    /** About how many positions a stage has. */
    public double guess(String stage) {
        return stages.guess(stage(stage));
    }

    /** How many numbers a stage has. */
    public long size(String stage) {
        return stages.size(stage(stage));
    }

    /** About how many bytes its values take while they are held. */
    public double bytesHeld(String stage) {
        return guess(stage) * BYTES_HELD;
    }

    /**
     * About how many bytes it takes to solve it, values apart: what its rows note, and the values once more where both have as many men.
     */
    public double bytesBeside(String stage) {
        MenStage solved = stage(stage);
        double notes = 2.2 * RowTable.BYTES_OF_NOTES * stages.guessRows(solved);
        return solved.own() == solved.other() ? notes + bytesHeld(stage) : notes;
    }

    /** About how many bytes it takes to solve it, its values and those of the stages below among them. */
    public double bytesToSolve(String stage) {
        return bytesBeside(stage)
                + bytesHeld(stage)
                + below(stage).stream().mapToDouble(this::bytesHeld).sum();
    }

    /**
     * Solves a stage.
     *
     * @param shelf the values of those below
     */
    public StageValues solve(String stage, StageShelf shelf, Workers workers, Watch watch) {
        StageShard whole = shard(stage, 0, 1, shelf, workers);
        watch.check();
        for (long depth = whole.next(-1); depth != StageShard.NONE; depth = whole.next(depth)) {
            whole.pass(depth);
        }
        return whole.values();
    }

    /**
     * A shard of the rows of a stage, which knows what moves out of the stage are worth.
     *
     * @param shelf the values of the stages below
     * @param workers one thread where there is more than one shard
     */
    public StageShard shard(String stage, int shard, int shards, StageShelf shelf, Workers workers) {
        return new StageShard(stages, stage(stage), shard, shards, shelf, workers);
    }

    /**
     * The values of a stage, made row by row when they are asked for. One thread's.
     *
     * @param side the rows as shards give them for each side, by number
     */
    public StageValues whole(String stage, BiFunction<Integer, Integer, char[]> side) {
        List<MenStage> sides = stages.sides(stage(stage));
        StageIndex index = stages.index(sides.get(0));
        boolean even = sides.get(0).own() == sides.get(0).other();
        StageRow row = new StageRow(stages.rules, index);
        EvenRow exchange = new EvenRow(row);
        return new StageValues(sides.size() * index.rows(), index.length(), number -> {
            int at = number % index.rows();
            if (!even || number < index.rows()) {
                return side.apply(number / index.rows(), at);
            }
            char[] values = new char[index.length()];
            row.open(at);
            exchange.fill(values, other -> side.apply(1, other));
            return values;
        });
    }

    /** The rows of a shard of a stage, which has as many on each side. */
    public RowRange range(String stage, int shard, int shards) {
        return new RowRange(stages.index(stage(stage)).rows(), shard, shards);
    }

    /** How many sides a stage has: two, or one where it is the same turned round, or only one player can be to move. */
    public int sides(String stage) {
        return stages.sides(stage(stage)).size();
    }

    /** How many values a row of a stage has. */
    public int length(String stage) {
        return stages.index(stage(stage)).length();
    }

    /** The position of a number of a stage, which has values other than {@link StageValues#NONE} there; Left is to move. */
    public AtTurn<BoardPosition> position(String stage, long number) {
        List<MenStage> sides = stages.sides(stage(stage));
        StageIndex index = stages.index(sides.get(0));
        int row = (int) (number / index.length());
        MenStage side = sides.get(row / index.rows());
        int major = index.major(row % index.rows());
        int minor = index.minor(row % index.rows(), (int) (number % index.length()));
        int own = side.byMajor() ? major : minor;
        int other = side.byMajor() ? minor : major;
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < stages.rules.cells; cell++) {
            cells.append((own >>> cell & 1) != 0 ? 'x' : (other >>> cell & 1) != 0 ? 'o' : '.');
        }
        return new AtTurn<>(
                new BoardPosition(cells.toString(), side.ownHand(), side.otherHand(), BoardRules.ENDLESS, false),
                Player.LEFT);
    }

    /** What a position is worth, as {@link StageValues#get} has it; one in which a player has too few men is lost or won at once. */
    public int value(AtTurn<BoardPosition> at, StageShelf shelf) {
        MenStage stage = MenStages.stage(at);
        int own = MenStages.men(at.position(), at.mover());
        int other = MenStages.men(at.position(), at.mover().other());
        if (stage.otherHand() + stage.other() < stages.rules.fewest) {
            return StageValues.NONE;
        }
        StageReach reach = StageReach.of(stages, stage, shelf);
        if (reach == null) {
            throw new IllegalStateException("stage " + stage + " is not solved");
        }
        return reach.value(own, other);
    }

    /**
     * Where the value of a position stands.
     *
     * @param number its number in the stage
     */
    public record StagePlace(String stage, long number) {}

    /** Where the value of a position stands; empty where it is of no stage, as no play comes there or a player has too few men. */
    public Optional<StagePlace> place(AtTurn<BoardPosition> at) {
        MenStage stage = MenStages.stage(at);
        if (!stages.sides(stage).contains(stage)) {
            return Optional.empty();
        }
        int own = MenStages.men(at.position(), at.mover());
        int other = MenStages.men(at.position(), at.mover().other());
        StageIndex index = stages.index(stage);
        long found = stage.byMajor() ? index.find(own, other) : index.find(other, own);
        long number = (long) stages.begin(stage) * index.length() + StageIndex.index(found);
        return Optional.of(new StagePlace(stage.first().toString(), number));
    }

    private MenStage stage(String name) {
        return Objects.requireNonNull(named.get(name), name);
    }
}
