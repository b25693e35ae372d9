package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.zermelo.solve.work.Numbers;
import org.zermelo.solve.work.ShardWaves;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.work.StateFile;
import org.zermelo.store.work.WorkFolder;

/**
 * A shard that goes on from wave to wave: what shards tell each other lies in files. Now and then it saves what it knows. Opened anew it
 * takes that up, and the waves since then from the files. What all have saved goes. One thread's.
 */
public final class ToldShard {

    /** What the names of the files begin with. */
    static final String TOLD = "told-";

    static final String STATE = "state-";

    /** How often it saves what it knows, at most. */
    static final Duration SAVED = Duration.ofSeconds(60);

    /** How long it waits before it looks again whether others have told something. */
    private static final long PAUSE = 2_000_000;

    private static final int WAVE = 4;

    private final ShardWaves waves;
    private final WorkFolder files;
    private final String stage;
    private final int shard;
    private final int shards;
    private final Supplier<StageTally> store;
    private final StateFile state;
    /** The waves that it has passed on, and at which depths. */
    private final List<Wave> done = new ArrayList<>();

    private final List<Long> depths = new ArrayList<>();
    /** How many waves are passed for all shards, even if they are opened anew. */
    private int forgotten;

    /**
     * A shard before any wave, or where it has saved what it knew.
     *
     * @param every how often it saves that, at most
     * @param store stores what it knows after all waves, and counts it
     */
    ToldShard(
            ShardWaves waves,
            WorkFolder files,
            String stage,
            int shard,
            int shards,
            Duration every,
            Supplier<StageTally> store) {
        this.waves = waves;
        this.files = files;
        this.stage = stage;
        this.shard = shard;
        this.shards = shards;
        this.store = store;
        this.state = new StateFile(files, state(shard), every);
        try (state) {
            Optional<DataInput> left = state.left();
            if (left.isPresent()) {
                read(left.get());
            }
            forgotten = savedByAll();
        } catch (IOException e) {
            throw FileFailures.of(files.file(state(shard)), e);
        }
    }

    /**
     * What a shard says of a wave that it has passed on.
     *
     * @param next the least depth above at which it, or a shard that it told something, may have to pass on; {@link ShardWaves#NONE} when
     *     there is none
     * @param passed how many positions it has passed on so far
     * @param told bytes that it has for other shards
     */
    public record Wave(long next, long passed, long told) implements Serializable {}

    private String told(int wave, int from) {
        return TOLD + stage + "-" + depths.get(wave) + "-" + from;
    }

    private String gathered(int wave, int from) {
        return TOLD + stage + "-all-" + wave / ToldFile.GATHERED + "-" + from;
    }

    private String state(int of) {
        return STATE + stage + "-" + of;
    }

    private void write(DataOutput out) throws IOException {
        long[] numbers = new long[WAVE * done.size()];
        for (int i = 0; i < done.size(); i++) {
            Wave wave = done.get(i);
            numbers[WAVE * i] = depths.get(i);
            numbers[WAVE * i + 1] = wave.next();
            numbers[WAVE * i + 2] = wave.passed();
            numbers[WAVE * i + 3] = wave.told();
        }
        Numbers.write(out, numbers);
        waves.write(out);
    }

    private void read(DataInput in) throws IOException {
        long[] numbers = Numbers.longs(in);
        for (int i = 0; i < numbers.length; i += WAVE) {
            depths.add(numbers[i]);
            done.add(new Wave(numbers[i + 1], numbers[i + 2], numbers[i + 3]));
        }
        waves.read(in);
    }

    /** How many waves the newest state of a shard knows; 0 where there is none. */
    private int savedBy(int other) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(files.file(state(other))))) {
            return in.readInt() / WAVE;
        } catch (NoSuchFileException e) {
            return 0;
        }
    }

    /** How many waves no shard will hear of again: all have saved what they knew behind them. */
    private int savedByAll() throws IOException {
        int least = Integer.MAX_VALUE;
        for (int other = 0; other < shards && least > 0; other++) {
            least = Math.min(least, savedBy(other));
        }
        return Math.max(0, least - 1);
    }

    /** Saves what it knows if it is time, and removes what all have saved. */
    private void save() {
        try {
            // a shard that was taken for lost does not undo what its successor has saved
            if (state.isDue() && savedBy(shard) < done.size()) {
                state.offer(this::write);
                int until = savedByAll();
                for (int wave = forgotten; wave < until; wave++) {
                    Files.deleteIfExists(files.file(told(wave, shard)));
                    if (wave % ToldFile.GATHERED == ToldFile.GATHERED - 1) {
                        Files.deleteIfExists(files.file(gathered(wave, shard)));
                    }
                }
                forgotten = Math.max(forgotten, until);
            }
        } catch (IOException e) {
            throw FileFailures.of(files.file(state(shard)), e);
        }
    }

    /** Gathers files that no shard waits for: those before the last ones. */
    private void gather(int wave) {
        int first = wave + 1 - 2 * ToldFile.GATHERED;
        if (first >= forgotten && first % ToldFile.GATHERED == 0 && !files.has(gathered(first, shard))) {
            ToldFile.gather(
                    files,
                    IntStream.range(first, first + ToldFile.GATHERED)
                            .mapToObj(each -> told(each, shard))
                            .toList(),
                    gathered(first, shard));
        }
    }

    /**
     * Passes on the last of some waves, and those before it where it has not yet. Then it goes on as long as all shards have told what
     * comes next, which spares whoever asks a question for each narrow wave.
     *
     * @param asked depths of all waves so far, ascending
     * @param nanos how long it may go on, and wait for what others tell
     * @return what it says of the last of these waves and of those that it has passed on beyond, be it now or before
     */
    public List<Wave> pass(List<Long> asked, long nanos) {
        if (!waves.hasWaves()) {
            return List.of(new Wave(ShardWaves.NONE, 0, 0));
        }
        long began = System.nanoTime();
        while (done.size() < asked.size()) {
            pass(asked.get(done.size()), done.size() == asked.size() - 1);
        }
        if (done.size() == asked.size()) {
            long next = agreed(began, nanos);
            while (next != ShardWaves.NONE) {
                pass(next, true);
                next = agreed(began, nanos);
            }
        }
        return List.copyOf(done.subList(asked.size() - 1, done.size()));
    }

    private void pass(long depth, boolean fresh) {
        hear();
        byte[][] told = waves.pass(depth);
        long next = Arrays.stream(told).anyMatch(block -> block.length > 0) ? depth + 1 : waves.next(depth);
        int wave = done.size();
        depths.add(depth);
        // also where nothing is told: a file that is missing would be no silence, but a folder that is not whole
        long bytes = fresh ? ToldFile.write(files, told(wave, shard), next, told) : 0;
        done.add(new Wave(next, waves.passed(), bytes));
        if (fresh) {
            gather(wave);
        }
        save();
    }

    /** The depth at which all go on, once all have told it in time; {@link ShardWaves#NONE} where they have not, or nothing is left. */
    private long agreed(long began, long nanos) {
        int last = done.size() - 1;
        long least = done.get(last).next();
        for (int from = 0; from < shards; from++) {
            if (from != shard) {
                if (!isThere(told(last, from), began, nanos)) {
                    return ShardWaves.NONE;
                }
                least = least(least, read(last, from, ToldFile.next()));
            }
        }
        return System.nanoTime() - began < nanos ? least : ShardWaves.NONE;
    }

    private boolean isThere(String name, long began, long nanos) {
        while (System.nanoTime() - began < nanos) {
            if (files.has(name)) {
                return true;
            }
            LockSupport.parkNanos(PAUSE);
        }
        return false;
    }

    /** The lesser of two depths, of which each may be {@link ShardWaves#NONE}. */
    static long least(long one, long other) {
        return one == ShardWaves.NONE || other != ShardWaves.NONE && other < one ? other : one;
    }

    private <T> T read(int wave, int from, ToldFile.Reading<T> reading) {
        return ToldFile.read(files.file(told(wave, from)), files.file(gathered(wave, from)), wave, reading);
    }

    /** Hears what others tell of the last wave. */
    private void hear() {
        int last = done.size() - 1;
        ToldFile.Reading<byte[]> block = ToldFile.block(shards, shard);
        for (int from = 0; from < shards && last >= 0; from++) {
            if (from != shard) {
                read(last, from, (channel, begin, end) -> {
                    byte[] told = block.of(channel, begin, end);
                    waves.hear(depths.get(last), told);
                    return told;
                });
            }
        }
    }

    /**
     * Stores what it knows after all waves, and counts it.
     *
     * @param asked depths of all waves
     */
    public StageTally store(List<Long> asked) {
        pass(asked, 0);
        if (waves.hasWaves()) {
            hear();
        }
        return store.get();
    }
}
