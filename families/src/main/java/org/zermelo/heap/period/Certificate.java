package org.zermelo.heap.period;

import java.util.HexFormat;
import java.util.List;
import java.util.StringJoiner;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.NamedCode;
import org.zermelo.heap.ResidueTakes;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.solve.certificate.CertificateText;

/**
 * Writes a proved period as a text that can be verified without this library: the rules, the theorem with its window, and
 * the values or their digest. The format is set down in {@code docs/heaps.md}.
 */
public final class Certificate {

    /** Longer lists of values are left to the digest, which stands for all of them. */
    private static final long MOST_VALUES = 100_000;

    private static final long FNV_START = 1469598103934665603L;
    private static final long FNV_PRIME = 1099511628211L;

    private Certificate() {}

    /**
     * The certificate of a sequence whose period is proved.
     *
     * @throws java.util.NoSuchElementException when no period is proved
     */
    public static String of(NimSequence sequence) {
        PeriodProof proof = sequence.proof().orElseThrow();
        Period period = proof.period();
        StringJoiner text = new StringJoiner("\n", "", "\n");
        text.add("zermelo-period-certificate: 1");
        addRules(text, sequence.rules(), proof);
        text.add("theorem: " + proof.theorem().label());
        text.add("period: " + period.length());
        text.add("preperiod: " + period.preperiod());
        text.add("saltus: " + period.saltus());
        text.add("window: " + proof.from() + " " + proof.to());
        text.add("shift: " + proof.shift());
        text.add("heaps: " + proof.heaps());
        addValues(text, sequence.values(), proof);
        return CertificateText.closed(text.toString());
    }

    private static void addRules(StringJoiner text, HeapRules rules, PeriodProof proof) {
        if (rules instanceof HeapCode || rules instanceof NamedCode) {
            text.add("game: " + rules.text());
            text.add("code: " + rules.asCode().orElseThrow().text());
            return;
        }
        // rules written out are certified by their moves: that a code has the same ones would be one more thing to
        // verify; only of moves without end there is no list, and the code is what is certified
        if (rules.byResidue().isEmpty()) {
            String code = rules.asCode().orElseThrow().text();
            text.add("game: " + code);
            text.add("code: " + code);
            return;
        }
        text.add("game: " + rules.text());
        ResidueTakes moves = rules.byResidue().get();
        if (moves.modulus() == 1) {
            text.add("moves: " + moves(moves.takes(0)));
        } else {
            text.add("modulus: " + moves.modulus());
            for (int residue = 0; residue < moves.modulus(); residue++) {
                text.add("moves-of-residue-" + residue + ": " + moves(moves.takes(residue)));
            }
        }
        text.add("moves-from: " + moves.from());
        for (int heap = 0; heap < moves.from(); heap++) {
            int size = heap;
            List<HeapTake> takes = rules.takes(heap).stream()
                    .filter(take -> take.fits(size))
                    .distinct()
                    .toList();
            text.add("moves-of-" + heap + ": " + moves(takes));
        }
    }

    private static String moves(List<HeapTake> takes) {
        StringJoiner text = new StringJoiner(" ");
        takes.forEach(take -> text.add(take.take() + "/" + take.parts() + (take.distinct() ? "!" : "")));
        return text.toString();
    }

    private static void addValues(StringJoiner text, NimValues values, PeriodProof proof) {
        Period period = proof.period();
        long fnv = FNV_START;
        int max = 0;
        for (int heap = 0; heap < proof.heaps(); heap++) {
            int value = values.get(heap);
            fnv = (fnv ^ value) * FNV_PRIME;
            max = Math.max(max, value);
        }
        text.add("max: " + max);
        text.add("fnv: " + HexFormat.of().toHexDigits(fnv));
        long listed = Math.min(proof.heaps(), period.preperiod() + period.length());
        if (listed <= MOST_VALUES) {
            StringJoiner list = new StringJoiner(" ");
            for (int heap = 0; heap < listed; heap++) {
                list.add(Integer.toString(values.get(heap)));
            }
            text.add("values: " + list);
        }
    }
}
