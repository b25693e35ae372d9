package org.zermelo.bench.count;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongToIntFunction;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.board.connect.OpeningBook;
import org.zermelo.board.grid.Connect;
import org.zermelo.solve.Watch;

/**
 * Makes the opening book of {@code connect(7, 6, 4)}: searches all positions after so many plies, with one table; those before them
 * follow from these scores when the book is read. Each score that is found is written behind the others, so that a run which was
 * stopped goes on where it was, and the files of runs that shared the work may be put together.
 */
public final class ConnectBook {

    private ConnectBook() {}

    /** Arguments: plies, the file of scores found so far, the file of the book, bytes for the table in MB. */
    public static void run(Arguments arguments) throws IOException {
        int plies = arguments.number();
        Path found = Path.of(arguments.next());
        Path written = Path.of(arguments.next());
        Connect game = Connect.of(7, 6, 4);
        Map<Long, Byte> scores = found(found);
        LongToIntFunction solver = OpeningBook.solver(game, (long) arguments.number() << 20, Watch.NONE);
        long[] positions = OpeningBook.positions(game, plies);
        byte[] book = new byte[positions.length];
        for (int i = 0; i < positions.length; i++) {
            Byte known = scores.get(positions[i]);
            if (known == null) {
                known = (byte) solver.applyAsInt(positions[i]);
                String line = positions[i] + " " + known + "\n";
                Files.writeString(found, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                System.out.printf("%d of %d%n", i + 1, positions.length);
            }
            book[i] = known;
        }
        Files.write(written, OpeningBook.write(game, plies, book));
    }

    /** The scores of whole lines; of a last line that was torn off nothing is believed. */
    private static Map<Long, Byte> found(Path file) throws IOException {
        Map<Long, Byte> scores = new HashMap<>();
        if (!Files.exists(file)) {
            return scores;
        }
        String text = Files.readString(file, StandardCharsets.US_ASCII);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        whole.lines()
                .map(line -> line.split(" "))
                .forEach(pair -> scores.put(Long.valueOf(pair[0]), Byte.valueOf(pair[1])));
        if (whole.length() < text.length()) {
            Files.writeString(file, whole);
        }
        return scores;
    }
}
