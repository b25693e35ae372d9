package org.zermelo.bench.count;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.zermelo.desk.Analyzed;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.check.TableCheck;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableName;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Worth;

/**
 * What the catalogue tells of a game all of whose positions are solved.
 *
 * @param start what the start is worth
 * @param longest the plies of the longest win, or the points of the largest
 * @param results how many positions are worth what to the player to move
 * @param seconds of the processor that it took
 * @param table the beginning of the SHA-256 of the stored table
 */
record CatalogueRow(
        long positions,
        String start,
        long longest,
        Map<Result, Long> results,
        double bits,
        double seconds,
        String table) {

    private static final int MOST_PLIES = 6;
    private static final int MOST_POSITIONS = 1_000_000;
    private static final int DIGITS = 16;

    /** Solves a game whole, stores its table, checks the table, and takes it away. */
    static CatalogueRow solved(Game game, Watch watch) throws IOException {
        Budget budget = new Budget(Budget.ofThisMachine().bytes(), 1);
        double begin = time();
        Analyzed analyzed = Analyzed.of(game, budget, watch);
        double seconds = time() - begin;
        Map<Result, Long> results = new EnumMap<>(Result.class);
        long longest = 0;
        for (Map.Entry<Long, Long> entry : analyzed.analysis().byCode().entrySet()) {
            Worth worth = analyzed.value().worth(entry.getKey());
            results.merge(result(worth), entry.getValue(), Long::sum);
            longest = Math.max(longest, won(worth));
        }
        long code = analyzed.codes().apply(TableName.of(game).rules().start()).orElseThrow();
        Worth start = analyzed.value().worth(code);
        Path folder = Files.createTempDirectory("catalogue");
        Path file = folder.resolve("table.ztb");
        try {
            Built built = TableBuilder.build(
                    TableName.of(game), file, OptionalInt.empty(), budget, false, Duration.ofHours(1), watch);
            String digest = checked(file, watch);
            return new CatalogueRow(
                    analyzed.analysis().positions(),
                    told(start),
                    longest,
                    results,
                    built.bitsPerPosition(),
                    seconds,
                    digest);
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(folder);
        }
    }

    /** Seconds of the processor that this process has taken. */
    static double time() {
        return ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .orElse(Duration.ZERO)
                        .toMillis()
                / 1e3;
    }

    /** Who wins; of points, who has more in the end. */
    private static Result result(Worth worth) {
        if (worth instanceof Margin margin) {
            return margin.points() > 0 ? Result.WIN : margin.points() < 0 ? Result.LOSS : Result.TIE;
        }
        return ((Outcome) worth).result();
    }

    /** The plies of a win, or by how many points it is one; 0 for all else. */
    private static long won(Worth worth) {
        if (worth instanceof Margin margin) {
            return Math.max(0, margin.points());
        }
        Outcome outcome = (Outcome) worth;
        return outcome.result() == Result.WIN ? outcome.plies() : 0;
    }

    private static String told(Worth worth) {
        if (worth instanceof Margin margin) {
            long points = margin.points();
            return points == 0 ? "tie" : (points > 0 ? "first by " : "second by ") + Math.abs(points);
        }
        Outcome start = (Outcome) worth;
        return switch (start.result()) {
            case WIN -> "first in " + start.plies();
            case LOSS -> "second in " + start.plies();
            case TIE -> "tie in " + start.plies();
            default -> "draw";
        };
    }

    private static String checked(Path file, Watch watch) throws IOException {
        try (TableFile table = TableFile.open(file)) {
            TableCheck.check(table, new Budget(1L << 31, 1), watch).fault().ifPresent(fault -> {
                throw new IllegalStateException(table.name().game() + ": " + fault);
            });
        }
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The plays of the first plies, as many as are counted quickly. */
    static String counted(Game game) {
        List<Long> plays = List.of();
        for (int plies = 1; plies <= MOST_PLIES; plies++) {
            try {
                plays = PlyCounts.of(game.rules(), plies, MOST_POSITIONS, Watch.NONE)
                        .plays();
            } catch (RefusedException tooMany) {
                break;
            }
        }
        return plays.stream()
                .skip(1)
                .map(count -> String.format(Locale.ROOT, "%,d", count))
                .collect(Collectors.joining("; "));
    }

    /** The cells of the row behind the game's name. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%,d | %s | %d | %,d | %,d | %,d | %,d | %.2f | %.1f | `%s`",
                positions,
                start,
                longest,
                results.getOrDefault(Result.WIN, 0L),
                results.getOrDefault(Result.LOSS, 0L),
                results.getOrDefault(Result.TIE, 0L),
                results.getOrDefault(Result.DRAW, 0L),
                bits,
                seconds,
                table);
    }
}
