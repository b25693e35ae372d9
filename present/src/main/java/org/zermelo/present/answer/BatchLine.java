package org.zermelo.present.answer;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.LoopyValued;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.desk.Summed;
import org.zermelo.desk.Valued;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.FirstPlayer;
import org.zermelo.notation.Game;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;

/** One line of a batch: a JSON object that asks, a JSON object that answers. A bad line is answered by its error. */
public final class BatchLine {

    private static final Set<String> FIELDS = Set.of("id", "game", "ask", "method", "value", "moves", "line", "starts");
    private static final List<String> ASKS =
            List.of("value", "moves", "line", "reason", "method", "counts", "code", "game");

    private final Desk desk;
    private final Words words;
    private final Watch watch;

    /** Answers at this desk, errors in these words. */
    public BatchLine(Desk desk, Words words, Watch watch) {
        this.desk = desk;
        this.words = words;
        this.watch = watch;
    }

    /** How a line went. */
    public enum LineResult {
        ANSWERED,
        REFUSED,
        BAD,
        INTERNAL
    }

    /** How a line went, and what is answered. */
    public record Result(LineResult kind, Map<String, @Nullable Object> document) {}

    /**
     * The answer to a line.
     *
     * @param number the line's number, from 1
     * @throws CancelledException when the watch cancels; every other failure becomes the answer
     */
    public Result answer(long number, String line) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("id", null);
        try {
            Map<String, @Nullable Object> asked = read(line);
            document.put("id", asked.get("id"));
            document.putAll(solve(asked));
            return new Result(LineResult.ANSWERED, document);
        } catch (CancelledException e) {
            throw e;
        } catch (BadInputException | RefusedException e) {
            document.put("line", number);
            document.putAll(ErrorJson.of(e, words));
            return new Result(e instanceof BadInputException ? LineResult.BAD : LineResult.REFUSED, document);
        } catch (OutOfMemoryError e) {
            document.put("line", number);
            long most = Runtime.getRuntime().maxMemory();
            document.putAll(ErrorJson.of(new RefusedException("cli.out-of-memory", "limit", most), words));
            return new Result(LineResult.REFUSED, document);
        } catch (RuntimeException | StackOverflowError e) {
            // an internal error is a defect; one line's does not take the others their answers
            document.put("line", number);
            document.put("error", Json.object("kind", "internal", "message", e.toString()));
            return new Result(LineResult.INTERNAL, document);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, @Nullable Object> read(String line) {
        Object document = Json.read(line);
        if (!(document instanceof Map<?, ?> asked)) {
            throw new BadInputException("batch.not-an-object");
        }
        for (Object field : asked.keySet()) {
            if (!FIELDS.contains(String.valueOf(field))) {
                throw new BadInputException(
                        "batch.unknown-field",
                        "seen",
                        field,
                        "allowed",
                        String.join(", ", FIELDS.stream().sorted().toList()));
            }
        }
        return (Map<String, @Nullable Object>) asked;
    }

    /**
     * What is answered to the fields of a line.
     *
     * @throws BadInputException when they ask for nothing that there is
     * @throws RefusedException when the game does not fit
     */
    public Map<String, @Nullable Object> solve(Map<String, @Nullable Object> asked) {
        Set<String> wanted = wanted(asked.get("ask"));
        Set<Part> parts = EnumSet.noneOf(Part.class);
        for (Part part : Part.values()) {
            if (wanted.contains(part.name().toLowerCase(Locale.ROOT))) {
                parts.add(part);
            }
        }
        if (parts.contains(Part.MOVES)) {
            parts.add(Part.ALL_WORTHS);
        }
        String game = text(asked, "game");
        if (game == null) {
            throw new BadInputException("batch.no-game");
        }
        Paging paging = Paging.usual();
        Object moves = asked.get("moves");
        Object line = asked.get("line");
        paging = moves == null ? paging : paging.withMoves(moves.toString());
        paging = line == null ? paging : paging.withLine(line.toString());
        Ask ask = Ask.everything()
                .withParts(parts)
                .withMethod(text(asked, "method"))
                .withValue(text(asked, "value"));
        Source source = new Source("game", game);
        boolean canonical = ask.value().map("canonical"::equals).orElse(false);
        if (canonical) {
            Valued.refuseMethod(ask.method());
        }
        String starts = text(asked, "starts");
        boolean written = starts == null && ValueNotation.begins(source);
        if (canonical || written && ask.method().isEmpty() && ask.value().isEmpty()) {
            Map<String, @Nullable Object> document = value(source, written);
            // a sum that is only searched has no value, and tells here who wins
            document.keySet().removeIf(part -> !wanted.contains(part.equals("sum") ? "value" : part));
            return document;
        }
        Game parsed = desk.notation().parse(source);
        Solved<?, ?> solved = desk.solve(starts == null ? parsed : parsed.begunBy(FirstPlayer.of(starts)), ask, watch);
        return chosen(solved, wanted, paging);
    }

    private Map<String, @Nullable Object> value(Source source, boolean written) {
        Optional<LoopyValued> loopy = written
                ? LoopyValued.solve(source, watch)
                : LoopyValued.of(desk.notation().parse(source), watch);
        if (loopy.isPresent()) {
            return LoopyJson.of(loopy.get());
        }
        return SumJson.of(
                written
                        ? Summed.solve(source, watch).orElseThrow()
                        : Summed.of(Valued.of(desk.notation().parse(source), watch)));
    }

    private static Map<String, @Nullable Object> chosen(Solved<?, ?> solved, Set<String> wanted, Paging paging) {
        Map<String, @Nullable Object> document = AnswerJson.of(solved, paging);
        document.remove("schema");
        document.remove("toMove");
        document.remove("convention");
        document.remove("status", "proved");
        ASKS.forEach(part -> {
            if (!wanted.contains(part)) {
                document.remove(part);
            }
        });
        if (wanted.contains("code") && solved.answer().worth() instanceof Outcome outcome && outcome.hasPlies()) {
            document.put("code", outcome.code());
        }
        return document;
    }

    private static Set<String> wanted(@Nullable Object ask) {
        if (ask == null) {
            return Set.of("value", "moves", "line");
        }
        if (!(ask instanceof List<?> parts)) {
            throw new BadInputException("batch.unknown-ask", "seen", ask, "allowed", String.join(", ", ASKS));
        }
        for (Object part : parts) {
            if (!(part instanceof String name) || !ASKS.contains(name)) {
                throw new BadInputException(
                        "batch.unknown-ask", "seen", String.valueOf(part), "allowed", String.join(", ", ASKS));
            }
        }
        return Set.copyOf(parts.stream().map(String.class::cast).distinct().toList());
    }

    private static @Nullable String text(Map<String, @Nullable Object> asked, String field) {
        Object value = asked.get(field);
        if (value == null || value instanceof String) {
            return (String) value;
        }
        throw new BadInputException("batch.not-a-text", "field", field, "seen", value);
    }
}
