package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.wording.ReadText.RolePart;
import org.zermelo.exam.wording.draft.Chunk;

/** Parts a sentence into stretches of one role each: start, moves, ban, end, winner, or who plays. */
final class SentenceRoles {

    private static final String[] ACTIONS = {
        "add", "take", "raise", "lower", "make", "times", "over", "power", "multiply", "divide", "carry", "deed"
    };

    private static final String[] ASKS =
            ("ask min max bymove strategy nowin win unlucky format several notlast lateby missed chooses "
                            + "order sum made howmany")
                    .split(" ");

    private static final String[] ENDS = {"ends", "loses", "last", "reacher", "emptier", "stuck"};

    private SentenceRoles() {}

    /** Whether a sentence asks, and tells no move and no end. */
    static boolean asks(List<Chunk> chunks) {
        boolean asks = chunks.stream().anyMatch(chunk -> chunk.is(ASKS) || chunk.is("all"));
        boolean wanted = chunks.stream()
                .filter(chunk -> chunk.is("ask", "min", "max", "all", "howmany", "loses"))
                .findFirst()
                .filter(chunk -> !chunk.is("loses"))
                .isPresent();
        return asks
                && chunks.stream()
                        .noneMatch(chunk -> chunk.is(ACTIONS) || chunk.is(ENDS) && !(wanted && chunk.is("loses")));
    }

    /** Whether a chunk says what is done with a heap. */
    static boolean acts(Chunk chunk) {
        return chunk.is(ACTIONS);
    }

    /** The parts of a sentence, each with one role; a part without a word of its own belongs to the one before, the first to the next. */
    static List<RolePart> parts(Sentence sentence, List<Chunk> chunks) {
        List<RolePart> all = new ArrayList<>();
        List<Chunk> now = new ArrayList<>();
        String role = "";
        boolean brackets = false;
        for (int i = 0; i < chunks.size(); i++) {
            Chunk chunk = chunks.get(i);
            brackets =
                    chunk.concept().equals("(") || brackets && !chunk.concept().equals(")");
            String head = role(chunk, chunks, i);
            boolean bounded = role.equals("moves")
                    && chunk.is("but", "stop")
                    && bounds(chunks.subList(i + 1, chunks.size()))
                    && !trails(now, chunks.subList(i + 1, chunks.size()));
            if (chunk.is("ask", "min", "max", "howmany") && !brackets && !role.isEmpty()) {
                int back = now.size();
                while (back > 0 && !now.get(back - 1).concept().matches(",|stop|item")) {
                    back--;
                }
                all.add(new RolePart(sentence, new ArrayList<>(now.subList(0, back)), role));
                List<Chunk> question = new ArrayList<>(now.subList(back, now.size()));
                question.addAll(chunks.subList(i, chunks.size()));
                all.add(new RolePart(sentence, question, "question"));
                return all;
            }
            int close = chunk.concept().equals("(") && role.equals("moves") ? forbidding(chunks, i) : i;
            if (close > i) {
                all.add(new RolePart(sentence, now, role));
                all.add(new RolePart(sentence, new ArrayList<>(chunks.subList(i + 1, close)), role));
                now = new ArrayList<>();
                i = close;
                brackets = false;
                continue;
            }
            boolean change = bounded || !head.isEmpty() && !role.isEmpty() && !same(role, head) && !brackets;
            if (change) {
                int back = bounded ? now.size() : lead(now);
                while (head.equals("ban") && back > 0 && now.get(back - 1).is("cannot", "can", "own", "just")) {
                    back--;
                }
                List<Chunk> next = new ArrayList<>(now.subList(back, now.size()));
                all.add(new RolePart(sentence, new ArrayList<>(now.subList(0, back)), role));
                now = next;
                role = bounded ? (banned(chunks.subList(i + 1, chunks.size())) ? "ban" : role) : head;
            } else if (!head.isEmpty() && (role.isEmpty() || stronger(head, role))) {
                role = head;
            }
            now.add(chunk);
        }
        all.add(new RolePart(sentence, now, role));
        return all;
    }

    /** Where brackets close that forbid what they tell again: "(an odd heap may not be halved)"; their beginning for others. */
    private static int forbidding(List<Chunk> chunks, int open) {
        int close = open + 1;
        while (close < chunks.size() && !chunks.get(close).concept().equals(")")) {
            close++;
        }
        List<Chunk> told = chunks.subList(open + 1, close);
        boolean bans = told.stream().anyMatch(SentenceRoles::acts)
                && told.stream().anyMatch(chunk -> chunk.is("cannot", "only"));
        return bans ? close : open;
    }

    /** Whether "only if" follows the single move that was told, and so belongs to it. */
    private static boolean trails(List<Chunk> now, List<Chunk> next) {
        boolean condition = next.stream()
                .filter(chunk -> !ChunkRow.sign(chunk))
                .findFirst()
                .filter(chunk -> chunk.is("ifonly"))
                .isPresent();
        return condition
                && now.stream().filter(chunk -> chunk.is(ACTIONS)).count() == 1
                && next.stream().noneMatch(chunk -> chunk.is(ACTIONS));
    }

    /** Whether the part that begins here, up to the next stop, bounds moves that were told before. */
    private static boolean bounds(List<Chunk> chunks) {
        return chunks.stream()
                .takeWhile(chunk -> !chunk.is("stop", "item"))
                .anyMatch(chunk -> chunk.is("ifonly", "only", "cannot"));
    }

    /** Whether the part that begins here forbids, and tells nothing else that is done with a heap. */
    private static boolean banned(List<Chunk> chunks) {
        List<Chunk> part =
                chunks.stream().takeWhile(chunk -> !chunk.is("stop", "item")).toList();
        return part.stream().anyMatch(chunk -> role(chunk, part, 0).equals("ban"))
                && part.stream().noneMatch(SentenceRoles::acts);
    }

    private static boolean same(String role, String head) {
        return role.equals(head)
                || role.equals("moves") && head.equals("lead")
                || role.equals("lead") && head.matches("moves|ban")
                || role.equals("end") && head.equals("winner")
                || role.equals("winner") && head.equals("end")
                || role.equals("play") && head.matches("lead|start");
    }

    private static boolean stronger(String head, String role) {
        return role.equals("lead") || role.equals("play") || role.equals("winner") && head.equals("end");
    }

    /** Where the words that lead in the next part begin: behind the last comma, "and" or stop. */
    private static int lead(List<Chunk> now) {
        int begin = now.size();
        while (begin > 0 && !now.get(begin - 1).is("stop", "item")) {
            begin--;
            if (now.get(begin).is("if")) {
                return now.stream().anyMatch(chunk -> chunk.is("range")) ? last(now) : begin;
            }
        }
        return last(now);
    }

    private static int last(List<Chunk> now) {
        for (int i = now.size() - 1; i >= 0; i--) {
            if (now.get(i).is("stop", "item", "and", "whereas", "but")
                    || now.get(i).concept().equals(",")) {
                return i;
            }
        }
        return now.size();
    }

    /** Whether so many stones are said to lie there, and nothing is done with them. */
    private static boolean laid(List<Chunk> all) {
        return all.stream().anyMatch(chunk -> chunk.is("amount", "term"))
                && all.stream()
                        .noneMatch(chunk ->
                                chunk.is(ACTIONS) || chunk.is(ENDS) || chunk.is(ASKS) || chunk.is("if", "when"));
    }

    private static String role(Chunk chunk, List<Chunk> all, int at) {
        if (chunk.is("heaps") && all.stream().anyMatch(each -> each.is("ends"))) {
            return "";
        }
        boolean banning = chunk.is("oneof") && all.stream().anyMatch(each -> each.is("repeat", "samemove", "running"));
        if (chunk.is(ACTIONS) || chunk.is("round", "oneof", "pick") && !banning) {
            return "moves";
        }
        return switch (chunk.head()) {
            case "aftermove" -> all.stream().anyMatch(each -> each.is("ends")) ? "" : "ban";
            case "samemove", "repeat", "illustration", "running", "leave", "last-time", "ownmade" -> "ban";
            case "nomultiple" -> chunk.tagged("must") && all.stream().noneMatch(each -> each.is(ACTIONS)) ? "ban" : "";
            case "ends" -> "end";
            case "wins", "loses", "emptier", "reacher", "last" -> "winner";
            case "heaps", "begin", "range", "interval", "sumrange", "term", "ratio" -> "start";
            case "names", "natural", "digits" ->
                all.stream().anyMatch(each -> each.is("bound") || each.tagged("range")) ? "start" : "";
            case "exist", "heap", "place" -> laid(all) ? "start" : "";
            case "players", "firstmove", "play" -> "play";
            default -> "";
        };
    }
}
