package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.nim.NimReason;
import org.zermelo.nim.NimReason.Mirror;
import org.zermelo.present.words.Words;
import org.zermelo.sum.BinarySum;

/** The nimbers of a sum under each other in binary, with their sum without carry and what to leave. */
final class BinaryTable {

    private static final int ROWS_SHOWN = 12;
    private static final int REPLIES_SHOWN = 4;

    private BinaryTable() {}

    static String of(NimReason reason, Words words) {
        String table = of(reason.table(), words);
        return switch (reason.mirror()) {
            case NONE -> table;
            case COPY, EQUALISE ->
                words.say(reason.mirror() == Mirror.COPY ? "reason.mirror-copy" : "reason.mirror-equalise") + "\n"
                        + table;
        };
    }

    static String of(BinarySum sum, Words words) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say("reason.binary-heading"));
        long all = sum.xor();
        int label = 0;
        List<BinarySum.Row> rows =
                sum.rows().subList(0, Math.min(ROWS_SHOWN, sum.rows().size()));
        for (BinarySum.Row row : rows) {
            all |= row.nimber();
            label = Math.max(label, label(row).length());
        }
        int width = Math.max(1, 64 - Long.numberOfLeadingZeros(all));
        for (BinarySum.Row row : rows) {
            lines.add("  " + padded(label(row), label) + "  " + binary(row.nimber(), width));
        }
        if (sum.components() > rows.size()) {
            lines.add("  " + words.say("reason.binary-more", "more", sum.components() - rows.size()));
        }
        lines.add("  " + " ".repeat(label) + "  " + "-".repeat(width));
        lines.add("  " + padded(Long.toString(sum.xor()), label) + "  " + binary(sum.xor(), width));
        if (sum.xor() == 0) {
            lines.add(words.say("reason.binary-zero"));
        }
        sum.replies().stream()
                .limit(REPLIES_SHOWN)
                .forEach(leave -> lines.add(words.say(Note.of("reason.binary-leave")
                        .with("component", leave.component())
                        .with("from", leave.from())
                        .with("to", leave.to()))));
        return String.join("\n", lines);
    }

    private static String label(BinarySum.Row row) {
        String nimber = Long.toString(row.nimber());
        return row.text().equals(nimber) ? nimber : row.text() + " = *" + nimber;
    }

    private static String padded(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private static String binary(long nimber, int width) {
        String digits = Long.toBinaryString(nimber);
        return "0".repeat(width - digits.length()) + digits;
    }
}
