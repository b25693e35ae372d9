package org.zermelo.desk.measure;

import java.util.List;

/**
 * Contestants and the sizes they are measured at.
 *
 * @param title what is compared
 * @param unit what the size counts, such as {@code n}
 */
public record Experiment(String title, String unit, List<Integer> sizes, List<Contestant> contestants) {

    public Experiment {
        sizes = List.copyOf(sizes);
        contestants = List.copyOf(contestants);
    }
}
