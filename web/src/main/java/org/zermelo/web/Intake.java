package org.zermelo.web;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.present.use.Params;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Job;
import org.zermelo.web.work.JobScheduler;
import org.zermelo.web.work.Kind;

/** Turns requests into jobs. Nothing is read or planned here: the few threads of the scheduler do that. */
record Intake(JobScheduler workshop, ReplyCache kept) {

    private static final Pattern NUMBER = Pattern.compile("([0-9]++)(?:\\^([0-9]++))?");

    private static final Pattern FIRST_WORD = Pattern.compile("\\s{0,9}+(?:misere\\s{1,9}+)?+@?+[\\p{L}0-9.-]{0,40}+");

    /** Letters of a text that stands behind {@code @} and a name, about. */
    private static final int NAMED = 1_000;

    /** Letters; in a text that is longer than most numbers its length says enough. */
    private static final int LOOKED_AT = 10_000;

    Job<Reply> submit(String client, Endpoint endpoint, Params params, Consumer<Object> news) {
        return workshop.submit(
                client,
                kind(endpoint.name(), params),
                endpoint.call().weight(params),
                watch -> endpoint.call().weigh(params, watch),
                kept.task(endpoint, params, news));
    }

    /** What a request looks like before anything is read for it. */
    static Kind kind(String endpoint, Params params) {
        return new Kind(
                endpoint + " " + look(params.values()), size(params.values().values()));
    }

    /**
     * How large the request looks: its greatest number, powers included, and its length; a text that is only named counts as long. A
     * game of small numbers may well be a large one; this costs nothing and is asked before anything is read.
     */
    private static double size(Collection<String> values) {
        double greatest = 0;
        long length = 0;
        for (String value : values) {
            length += value.length() + (value.indexOf('@') < 0 ? 0 : NAMED);
            Matcher numbers = NUMBER.matcher(value);
            numbers.region(0, Math.min(value.length(), LOOKED_AT));
            while (numbers.find()) {
                String power = numbers.group(2);
                greatest = Math.max(
                        greatest,
                        Math.pow(Double.parseDouble(numbers.group(1)), power == null ? 1 : Double.parseDouble(power)));
            }
        }
        return greatest + length;
    }

    /**
     * What the request looks like: of each parameter the name and the first word, and how large the whole looks, by powers of two. Requests
     * that look alike mostly are alike in time.
     */
    private static String look(Map<String, String> values) {
        String words = new TreeMap<>(values)
                .entrySet().stream()
                        .map(each -> each.getKey() + "=" + firstWord(each.getValue()))
                        .collect(Collectors.joining(" "));
        return words + " " + Math.getExponent(size(values.values()));
    }

    private static String firstWord(String value) {
        Matcher word = FIRST_WORD.matcher(value);
        return word.lookingAt() ? word.group().strip() : "";
    }
}
