package org.zermelo.web.work;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which kinds of jobs were done in a moment lately and which took longer, as a processor predicts branches: by a counter for each kind
 * that needs more than one surprise to turn round. Kinds that were not met for long are forgotten.
 */
final class Experience {

    private static final int KINDS = 4_096;
    private static final int QUICK = -2;
    private static final int LONG = 2;

    private final Map<String, Integer> counts = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > KINDS;
        }
    };

    /** How heavy a job is that looks like this, where its kind is known to be done in a moment or to take longer. */
    synchronized Weight expected(Kind kind, Weight otherwise) {
        int count = counts.getOrDefault(kind.name(), 0);
        return count >= LONG ? Weight.UNKNOWN : count < 0 ? Weight.LIGHT : otherwise;
    }

    /** A job of this kind was done in a moment, or was not, which counts twice. */
    synchronized void learn(Kind kind, boolean tookLong) {
        if (!kind.name().isEmpty()) {
            int count = counts.getOrDefault(kind.name(), 0);
            counts.put(kind.name(), tookLong ? Math.min(LONG, count + 2) : Math.max(QUICK, count - 1));
        }
    }
}
