package org.zermelo.present.nimbers;

import java.io.IOException;
import java.io.Writer;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.heap.classes.CodeClass;
import org.zermelo.heap.classes.Link;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/**
 * The classes of the codes with so many digits: as text, JSON and CSV.
 *
 * @param digits digits behind the point
 * @param to the last heap that was compared where nothing is proved
 * @param classes the classes in order
 */
public record ClassesReport(int digits, long to, List<CodeClass> classes) {

    private static final JsonShape<CodeClass.Member> MEMBER = new JsonShape<CodeClass.Member>()
            .text("code", member -> member.code().text())
            .count("shift", CodeClass.Member::shift)
            .with("by", JsonType.words(Link.values()), CodeClass.Member::link);

    private static final JsonShape<CodeClass> CLASS = new JsonShape<CodeClass>()
            .text("code", one -> one.code().text())
            .with("period", NimbersJson.PERIOD.orNull(), one -> one.sequence().proof())
            .with("members", JsonType.list(MEMBER), CodeClass::members);

    private static final JsonShape<ClassesReport> SHAPE = new JsonShape<ClassesReport>()
            .count("digits", ClassesReport::digits)
            .count("to", ClassesReport::to)
            .count("count", report -> report.classes.size())
            .with("classes", JsonType.list(CLASS), ClassesReport::classes);

    /** One line for each class, behind a head. */
    public String text(Words words) {
        Map<Link, Integer> links = new EnumMap<>(Link.class);
        classes.forEach(c -> c.members().forEach(member -> links.merge(member.link(), 1, Integer::sum)));
        StringBuilder text = new StringBuilder();
        text.append(words.say(Note.of("nimbers.classes")
                        .with("count", classes.size())
                        .with("codes", links.values().stream().mapToInt(n -> n).sum())
                        .with("digits", links.getOrDefault(Link.DIGITS, 0))
                        .with("periods", links.getOrDefault(Link.PERIODS, 0))
                        .with("values", links.getOrDefault(Link.VALUES, 0))
                        .with("to", to)))
                .append('\n');
        for (CodeClass one : classes) {
            text.append(String.format(Locale.ROOT, "%-7s ", one.code().text()));
            text.append(one.sequence()
                    .proof()
                    .map(PeriodProof::period)
                    .map(p -> words.say("nimbers.period", "length", p.length(), "preperiod", p.preperiod()))
                    .orElseGet(() -> words.say("nimbers.no-period")));
            if (one.members().size() > 1) {
                text.append(' ').append(others(one));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String others(CodeClass one) {
        return one.members().stream()
                .skip(1)
                .map(m -> (m.link() == Link.VALUES ? "~" : "=")
                        + m.code().text()
                        + (m.shift() == 0 ? "" : "+" + m.shift()))
                .collect(Collectors.joining(" "));
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** A head line, then one line for each code. */
    public void csv(Writer out) throws IOException {
        out.write("class,code,shift,by,period,preperiod\n");
        for (CodeClass one : classes) {
            String tail = one.sequence()
                    .proof()
                    .map(PeriodProof::period)
                    .map(p -> "," + p.length() + "," + p.preperiod())
                    .orElse(",,");
            for (CodeClass.Member m : one.members()) {
                out.write(one.code().text() + "," + m.code().text() + "," + m.shift() + "," + word(m.link()) + tail
                        + "\n");
            }
        }
        out.flush();
    }

    private static String word(Link link) {
        return link.name().toLowerCase(Locale.ROOT);
    }
}
