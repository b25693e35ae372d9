package org.zermelo.heap.classes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.period.Period;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.solve.Watch;

/**
 * Sorts all codes 0.xyz and 4.xyz into classes whose sequences are the same but for a shift. Two codes are put together when
 * the digits or the periods prove it, or else when their values agree as far as they are computed, which is said.
 */
public final class CodeClasses {

    /** More digits than these are too many codes for one list. */
    public static final int MOST_DIGITS = 3;

    private static final Comparator<ShortCode> ORDER = Comparator.comparingInt(ShortCode::lead)
            .thenComparingInt(code -> code.code().longest())
            .thenComparing(code -> code.code().text());

    private final int heaps;
    private final Settings settings;
    private final Watch watch;

    private CodeClasses(int heaps, Settings settings, Watch watch) {
        this.heaps = heaps;
        this.settings = settings;
        this.watch = watch;
    }

    /**
     * The classes of all octal codes with d0 = 0 or 4 and so many digits behind the point, in the order of their names.
     *
     * @param digits 1 to {@link #MOST_DIGITS}
     * @param heaps the values of heaps 0 .. heaps-1 are compared where no proof is found
     */
    public static List<CodeClass> of(int digits, int heaps, Settings settings, Watch watch) {
        Map<String, List<ShortCode>> alike = new LinkedHashMap<>();
        for (int d0 = 0; d0 <= 4; d0 += 4) {
            for (int rest = 0; rest < 1 << 3 * digits; rest++) {
                int[] code = new int[digits + 1];
                code[0] = d0;
                for (int i = 1; i <= digits; i++) {
                    code[i] = rest >> 3 * (digits - i) & 7;
                }
                ShortCode shortCode = new ShortCode(HeapCode.of(code));
                alike.computeIfAbsent(shortCode.shape(), shape -> new ArrayList<>())
                        .add(shortCode);
            }
        }
        CodeClasses classes = new CodeClasses(heaps, settings, watch);
        List<CodeClass> all = new ArrayList<>();
        int done = 0;
        for (List<ShortCode> group : alike.values()) {
            all.addAll(classes.split(group));
            watch.progress(++done, alike.size());
        }
        all.sort(Comparator.comparing(c -> c.code().text()));
        return List.copyOf(all);
    }

    /** The classes among codes that begin alike. */
    private Collection<CodeClass> split(List<ShortCode> group) {
        List<ShortCode> left = new ArrayList<>(group);
        left.sort(ORDER);
        List<Cluster> clusters = new ArrayList<>();
        while (!left.isEmpty()) {
            Cluster cluster = new Cluster(left.remove(0));
            cluster.takeProved(left);
            clusters.add(cluster);
        }
        List<CodeClass> classes = new ArrayList<>();
        List<Cluster> open = new ArrayList<>(clusters);
        while (!open.isEmpty()) {
            classes.add(open.remove(0).gather(open));
        }
        return classes;
    }

    /** Codes that are the same by their digits. */
    private final class Cluster {

        private final ShortCode name;
        private final NimSequence sequence;
        private final List<ShortCode> proved = new ArrayList<>();

        Cluster(ShortCode name) {
            watch.check();
            this.name = name;
            this.sequence = NimSequences.compute(name.code(), heaps, settings, watch);
        }

        void takeProved(List<ShortCode> left) {
            for (ShortCode code : List.copyOf(left)) {
                if (code.isShifted(name, code.lead() - name.lead())) {
                    proved.add(code);
                    left.remove(code);
                }
            }
        }

        /** The class that this cluster names, with those of the others that have the same sequence, which are removed. */
        CodeClass gather(List<Cluster> others) {
            List<CodeClass.Member> members = new ArrayList<>();
            members.add(new CodeClass.Member(name.code(), 0, Link.NAME));
            add(members, proved, Link.DIGITS);
            for (Cluster other : List.copyOf(others)) {
                Optional<Link> link = link(other);
                if (link.isPresent()) {
                    add(members, List.of(other.name), link.get());
                    add(members, other.proved, link.get());
                    others.remove(other);
                }
            }
            return new CodeClass(sequence, List.copyOf(members));
        }

        private void add(List<CodeClass.Member> members, List<ShortCode> codes, Link link) {
            codes.forEach(code -> members.add(new CodeClass.Member(code.code(), code.lead() - name.lead(), link)));
        }

        private Optional<Link> link(Cluster other) {
            int shift = other.name.lead() - name.lead();
            Optional<Period> here = sequence.proof().map(PeriodProof::period);
            Optional<Period> there = other.sequence.proof().map(PeriodProof::period);
            boolean proved = here.isPresent() && there.isPresent();
            long end = heaps;
            if (proved) {
                if (here.get().length() != there.get().length()) {
                    return Optional.empty();
                }
                end = Math.max(here.get().preperiod() + shift, there.get().preperiod())
                        + here.get().length();
            }
            for (long heap = 0; heap < end; heap++) {
                long expected = heap < shift ? 0 : sequence.value(heap - shift);
                if (other.sequence.value(heap) != expected) {
                    return Optional.empty();
                }
            }
            return Optional.of(proved ? Link.PERIODS : Link.VALUES);
        }
    }
}
