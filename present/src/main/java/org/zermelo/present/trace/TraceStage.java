package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the panels of a trace stand in one picture: side by side as far as they fit, below them the sentence.
 *
 * @param places the upper left corner of each panel
 * @param said the base line of the sentence's first line
 */
record TraceStage(List<TraceScene> scenes, List<double[]> places, double width, double said, double height) {

    private static final double WIDEST = 1_000;
    private static final double GAP = 18;
    private static final double LINE = 20;
    private static final int LINES = 3;
    private static final double LETTER = 7.6;

    static TraceStage of(List<TraceScene> scenes) {
        List<double[]> places = new ArrayList<>();
        double x = 0;
        double y = 0;
        double row = 0;
        double width = 420;
        for (TraceScene scene : scenes) {
            if (x > 0 && x + scene.width() > WIDEST) {
                x = 0;
                y += row + GAP;
                row = 0;
            }
            places.add(new double[] {x + 10, y + 10});
            x += scene.width() + GAP;
            row = Math.max(row, scene.height());
            width = Math.max(width, x);
        }
        double said = y + row + 10 + LINE + 6;
        return new TraceStage(scenes, places, width + 10, said, said + LINES * LINE);
    }

    /** The elements of a panel, moved to its place. */
    String at(int panel, String elements) {
        double[] place = places.get(panel);
        return "<g transform=\"translate(" + TraceSvg.length(place[0]) + " " + TraceSvg.length(place[1]) + ")\">\n"
                + elements + "</g>\n";
    }

    /** A sentence over several lines, as wide as the picture. */
    String said(String sentence) {
        StringBuilder out = new StringBuilder();
        int most = (int) ((width - 20) / LETTER);
        StringBuilder line = new StringBuilder();
        double y = said;
        for (String word : sentence.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > most) {
                out.append(TraceSvg.text("said", 10, y, line.toString()));
                line.setLength(0);
                y += LINE;
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        return out.append(TraceSvg.text("said", 10, y, line.toString()))
                .append('\n')
                .toString();
    }
}
