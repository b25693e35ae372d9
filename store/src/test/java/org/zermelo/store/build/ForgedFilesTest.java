package org.zermelo.store.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.check.TableCheck;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.Format;
import org.zermelo.store.table.Probe;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.wave.RetrogradeOnDisk;
import org.zermelo.store.work.WorkFolder;
import org.zermelo.tests.Stops;

/**
 * Files whose numbers are not what was written, but whose checksums are right: a sentence, never an internal error, and a check
 * that passes only what is right. {@code -Dtable.forgeries=50000} tries more.
 */
class ForgedFilesTest {

    private static final int FORGERIES = Integer.getInteger("table.forgeries", 500);
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "-1",
            "2",
            "13",
            "14",
            "31",
            "32",
            "63",
            "64",
            "65536",
            "89478486",
            "2147483647",
            "2147483648",
            "4294967309",
            "-2147483648",
            "4611686018427387904",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "",
            " 1",
            "1.0",
            "0x10",
            "\u0663");
    private static final Budget BUDGET = new Budget(1 << 28, 1);

    @TempDir
    private Path folder;

    private byte[] table(String game) throws IOException {
        Path file = folder.resolve("whole");
        TableBuilder.build(Notation.standard().parse(game), file, BUDGET, false, Watch.NONE);
        return Files.readAllBytes(file);
    }

    /** Where the parts of a table stand. */
    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static String header(byte[] table) {
        return new String(table, Format.PREFIX, little(table).getInt(12), StandardCharsets.UTF_8);
    }

    /** The table with another header, every offset and every checksum being right. */
    private static byte[] withHeader(byte[] table, String text) {
        byte[] header = text.getBytes(StandardCharsets.UTF_8);
        int before = Format.PREFIX + little(table).getInt(12) + 4;
        byte[] forged = new byte[table.length - before + Format.PREFIX + header.length + 4];
        int after = Format.PREFIX + header.length + 4;
        System.arraycopy(table, 0, forged, 0, 12);
        System.arraycopy(header, 0, forged, Format.PREFIX, header.length);
        System.arraycopy(table, before, forged, after, table.length - before);
        little(forged).putInt(12, header.length);
        ByteBuffer bytes = little(forged);
        bytes.putInt(after - 4, Checksum.of(forged, 0, after - 4));
        int footer = forged.length - Format.FOOTER;
        long index = bytes.getLong(footer) + after - before;
        for (int entry = (int) index; entry < footer; entry += Format.INDEX_ENTRY) {
            bytes.putLong(entry, bytes.getLong(entry) + after - before);
        }
        bytes.putLong(footer, index).putLong(footer + 8, forged.length);
        return signed(forged);
    }

    /** Checksums of the index and of the footer made right. */
    private static byte[] signed(byte[] table) {
        ByteBuffer bytes = little(table);
        int footer = table.length - Format.FOOTER;
        int index = (int) Math.max(0, Math.min(footer, bytes.getLong(footer)));
        bytes.putInt(footer + 16, Checksum.of(table, index, footer - index));
        bytes.putInt(footer + 20, Checksum.of(table, footer, Format.FOOTER - 4));
        return table;
    }

    /** Whether it passes the check; it, and a look at the start, end with a sentence or an answer. */
    private boolean passes(byte[] forged) throws IOException {
        Path file = Files.write(folder.resolve("forged"), forged);
        boolean passes = false;
        try (TableFile table = TableFile.open(file)) {
            passes = TableCheck.check(table, new Budget(1L << 30, 1), Watch.NONE)
                    .fault()
                    .isEmpty();
        } catch (ZermeloException e) {
            assertThat(e.note().key()).isNotEmpty();
        }
        try (TableFile table = TableFile.open(file)) {
            Probe.of(table, null);
        } catch (ZermeloException e) {
            assertThat(passes).as("%s", e.note()).isFalse();
        }
        return passes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe()", "hexapawn(3, 3)", "boxes(1, 2)"})
    void aForgedHeaderIsRefusedOrFoundOut(String game) throws IOException {
        byte[] whole = table(game);
        assertThat(passes(whole)).isTrue();
        Random random = new Random(21);
        for (int i = 0; i < FORGERIES; i++) {
            List<String> lines = new ArrayList<>(header(whole).lines().toList());
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                change(lines, random);
            }
            String header = String.join("\n", lines) + "\n";
            // another way to write the same game is not false
            if (!sameSaid(header, header(whole))) {
                assertThat(passes(withHeader(whole, header))).as(header).isFalse();
            }
        }
    }

    /** Whether two headers differ in the spelling of the game only. */
    private static boolean sameSaid(String header, String other) {
        String[] parts = header.split("\n", 2);
        String[] others = other.split("\n", 2);
        return parts[0].strip().equalsIgnoreCase(others[0]) && parts[1].equals(others[1]);
    }

    private static void change(List<String> lines, Random random) {
        int at = random.nextInt(lines.size());
        String line = lines.get(at);
        String name = line.substring(0, Math.max(0, line.indexOf(':')));
        switch (random.nextInt(8)) {
            case 0 -> lines.add(random.nextInt(lines.size() + 1), line);
            case 1 -> Collections.swap(lines, at, random.nextInt(lines.size()));
            case 2 -> lines.set(at, line + " ");
            case 3 -> lines.set(at, line.toUpperCase(Locale.ROOT));
            case 4 -> lines.add("more: " + random.nextInt(10));
            default -> {
                List<String> words = switch (name) {
                    case "game" -> List.of("nim(3)", "mnk(3, 3, 2)", "tictactoe() + nim(1)", "((", "connect(7, 6, 4)");
                    case "value" -> List.of("nimber", "margin", "outcome", "margin-and-plies", "winner");
                    case "convention" -> List.of("normal", "misere", "score", "none");
                    case "layout" -> List.of("dense", "sorted", "DENSE", "other");
                    default -> NUMBERS;
                };
                lines.set(at, name + ": " + words.get(random.nextInt(words.size())));
            }
        }
    }

    @Test
    void aHeaderLineThatStandsTwiceIsRefused() throws IOException {
        byte[] whole = table("tictactoe()");
        String header = header(whole);
        for (String twice : header.lines().toList()) {
            byte[] forged = withHeader(whole, header + twice + "\n");
            assertThatThrownBy(() -> TableFile.open(Files.write(folder.resolve("twice"), forged)))
                    .as(twice)
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("store.damaged");
        }
        byte[] many = withHeader(whole, header.replaceFirst("blocks: .*", "blocks: 2147483647"));
        assertThatThrownBy(() -> TableFile.open(Files.write(folder.resolve("many"), many)))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("store.damaged");
    }

    /** Numbers of the index and of the footer; keys and cells are those of the blocks. */
    @ParameterizedTest
    @ValueSource(strings = {"tictactoe()", "hexapawn(3, 3)"})
    void aForgedIndexIsRefused(String game) throws IOException {
        byte[] whole = table(game);
        int footer = whole.length - Format.FOOTER;
        int index = (int) little(whole).getLong(footer);
        long[] numbers = {0, 1, -1, 8, 1 << 20, Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE};
        for (int at = index; at + 8 <= whole.length - 8; at += 4) {
            for (long number : numbers) {
                byte[] forged = whole.clone();
                little(forged).putLong(at, number);
                if (!Arrays.equals(signed(forged), whole)) {
                    assertThat(passes(forged)).as("%d at %d", number, at).isFalse();
                }
            }
        }
    }

    private static final TableName LOOPY =
            TableName.of(Notation.standard().parse("heaps(0, 0; move +2, -3, [+1, -2]; end sum >= 20; limits 0..22)"));

    /** Works on the table on disk until the watch has been asked so often. */
    private static void onDisk(Path file, int patience) throws IOException {
        try (WorkFolder work = WorkFolder.claim(file, "forged\n")) {
            RetrogradeOnDisk.build(
                    LOOPY,
                    LOOPY.rules(),
                    work,
                    new TablePlace(file, 0),
                    new Budget(4 << 20, 1),
                    3,
                    Stops.after(patience));
        } catch (CancelledException e) {
            // the journal stays
        }
    }

    private static List<String> forgedJournal(List<String> whole, Random random) {
        List<String> lines = new ArrayList<>(whole.subList(0, whole.size() - 1));
        int at = random.nextInt(lines.size());
        String line = lines.get(at);
        String number = NUMBERS.get(random.nextInt(NUMBERS.size()));
        switch (random.nextInt(7)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(line);
            case 2 -> lines.set(at, line + " " + number);
            case 3 -> lines.set(at, line.replaceFirst("f?[0-9]+", number));
            case 4 -> lines.set(at, line.replaceFirst(" ?f?[0-9]+$", ""));
            case 5 -> lines.set(at, line.replaceFirst("f[0-9]+", "../whole"));
            default ->
                lines.set(
                        0,
                        List.of("spread", "ties", "done", "list", "cut", "reach", "", "none")
                                .get(random.nextInt(8)));
        }
        String text = String.join("\n", lines) + "\n";
        return List.of(text + Integer.toHexString(Checksum.of(text.getBytes(StandardCharsets.UTF_8))));
    }

    /** Each number and word of the journal of a stopped run, the checksum being right: a sentence or a table, and an end. */
    @Test
    void aForgedJournalIsRefusedOrWorkedOff() throws IOException {
        Random random = new Random(22);
        int refused = 0;
        for (int i = 0; i < FORGERIES / 10; i++) {
            Path file = folder.resolve("table" + i);
            onDisk(file, random.nextInt(60));
            Path journal = folder.resolve("table" + i + ".work/journal");
            if (Files.exists(journal)) {
                Files.write(journal, forgedJournal(Files.readAllLines(journal), random));
                try {
                    onDisk(file, 100_000);
                } catch (ZermeloException e) {
                    assertThat(e.note().key()).startsWith("store.");
                    refused++;
                }
            }
        }
        assertThat(refused).isGreaterThan(FORGERIES / 100);
    }

    @Test
    void theNotesOfLevelsAreReadAsTheyAreWritten() throws IOException {
        try (WorkFolder work = WorkFolder.claim(folder.resolve("levels"), "forged\n")) {
            for (String note : List.of("", "3", "3 x", "3 4 5", "-1 2", "9999999999999999999 1", "0 0")) {
                Files.writeString(work.file("count-0"), note);
                assertThatThrownBy(
                                () -> EntryCounts.of(work, work.begin("count-")).notNone(work))
                        .as(note)
                        .isInstanceOf(BadInputException.class)
                        .asString()
                        .contains("store.damaged-state");
            }
            Files.writeString(work.file("count-0"), EntryCounts.text(3, 4));
            Files.writeString(work.file("count-1"), EntryCounts.text(5, 2));
            assertThat(EntryCounts.of(work, work.begin("count-")).notNone(work)).isEqualTo(new EntryCounts(8, 4));
        }
    }
}
