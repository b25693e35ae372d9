package org.zermelo.store.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.Checksum;

/**
 * The journal of work on disk: a stage, some numbers, and the names of the files that count. It is replaced as a whole
 * after each step. A file that it does not name was left by an unfinished step, or is no longer needed, and is deleted.
 */
public final class Journal {

    private static final String NAME = "journal";
    private static final String FILE = "f";
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,17}");

    private final WorkFolder work;
    private final TreeMap<String, List<String>> lists = new TreeMap<>();
    private String stage;
    private long fresh;
    /** Files with lower numbers have been forced to the disk, as far as they are named. */
    private long forced;

    /** The journal that lies in the folder, or a new one at this stage. */
    public Journal(WorkFolder work, String begin) throws IOException {
        this.work = work;
        this.stage = begin;
        Path file = work.file(NAME);
        if (Files.exists(file)) {
            read(file);
        }
        forced = fresh;
        sweep();
    }

    private void read(Path file) throws IOException {
        String[] lines = Files.readString(file).split("\n");
        String text = text(lines, lines.length - 1);
        if (lines.length < 3
                || !lines[lines.length - 1].equals(checksum(text))
                || !NUMBER.matcher(lines[1]).matches()) {
            throw damaged();
        }
        stage = lines[0];
        fresh = Long.parseLong(lines[1]);
        for (int i = 2; i < lines.length - 1; i++) {
            String[] words = lines[i].split(" ");
            List<String> list = List.of(words).subList(1, words.length);
            if (!list.stream().allMatch(this::isSound) || lists.put(words[0], list) != null) {
                throw damaged();
            }
        }
    }

    /** Whether a word is a number, or the name of a file that a step of this work has made. */
    private boolean isSound(String word) {
        boolean file = word.startsWith(FILE);
        String number = file ? word.substring(FILE.length()) : word;
        return NUMBER.matcher(number).matches() && !(file && (Long.parseLong(number) >= fresh || !work.has(word)));
    }

    /** The refusal of what the journal says. */
    public BadInputException damaged() {
        return new BadInputException("store.damaged-state", "file", work.file(NAME), "folder", work.file(""));
    }

    private static String text(String[] lines, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(lines[i]).append('\n');
        }
        return text.toString();
    }

    private static String checksum(String text) {
        return Integer.toHexString(Checksum.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The stage that the work is at. */
    public String stage() {
        return stage;
    }

    /** A file for this step, which counts once a list names it. */
    public synchronized Path freshFile() {
        return work.file(FILE + fresh++);
    }

    /** What a list says; empty when it was never set. */
    public List<String> list(String name) {
        return lists.getOrDefault(name, List.of());
    }

    /** Sets a list, of words without blanks. */
    public void set(String name, List<String> words) {
        lists.put(name, List.copyOf(words));
    }

    /** The file that a list names so. */
    public Path file(String name) {
        return work.file(name);
    }

    /** The files of a list. */
    public List<Path> files(String name) {
        if (!list(name).stream().allMatch(word -> word.startsWith(FILE))) {
            throw damaged();
        }
        return list(name).stream().map(this::file).toList();
    }

    /** A list of one number; 0 when it was never set. */
    public long number(String name) {
        return list(name).isEmpty() ? 0 : Long.parseLong(list(name).get(0));
    }

    public void set(String name, long number) {
        set(name, List.of(Long.toString(number)));
    }

    /** Notes that a step is done. The files that count come to the disk before the journal that names them. */
    public void commit(String nextStage) throws IOException {
        stage = nextStage;
        forceNamed();
        StringBuilder text = new StringBuilder(stage).append('\n').append(fresh).append('\n');
        lists.forEach((name, words) -> {
            text.append(name);
            words.forEach(word -> text.append(' ').append(word));
            text.append('\n');
        });
        Files.writeString(work.part(NAME), text + checksum(text.toString()) + "\n");
        work.keep(NAME);
        sweep();
    }

    private void forceNamed() throws IOException {
        Set<String> named = new TreeSet<>();
        lists.values().forEach(named::addAll);
        for (String word : named) {
            if (word.startsWith(FILE) && Long.parseLong(word.substring(FILE.length())) >= forced) {
                WorkFolder.force(file(word));
            }
        }
        forced = fresh;
    }

    private void sweep() throws IOException {
        Set<String> named = new HashSet<>();
        lists.values().forEach(named::addAll);
        for (Path file : work.begin(FILE)) {
            if (!named.contains(file.getFileName().toString())) {
                Files.delete(file);
            }
        }
    }
}
