package org.zermelo.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.zermelo.cli.command.Commands;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.shell.ManPage;
import org.zermelo.cli.shell.Shell;
import org.zermelo.desk.Desk;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.store.file.ResultFile;
import picocli.CommandLine;

/** What an installation shares with shells and the manual: scripts of completion, and a page a command in each language. */
public final class ShareFolder {

    private ShareFolder() {}

    /** Writes the files below the folder of an installation, its only argument; the build runs it. */
    public static void main(String[] folder) {
        for (Map.Entry<String, String> file : files().entrySet()) {
            Path path = Path.of(folder[0]).resolve(file.getKey());
            Objects.requireNonNull(path.getParent()).toFile().mkdirs();
            ResultFile.write(path, stream -> stream.write(file.getValue().getBytes(StandardCharsets.UTF_8)));
        }
    }

    /** Their texts by their places: completion in English, for it is read before a language is known. */
    static Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        for (Shell shell : Shell.values()) {
            files.put(shell.place(), shell.script(tree(Words.in(Language.EN))));
        }
        for (Language language : Language.all()) {
            Words words = Words.in(language);
            CommandLine tree = tree(words);
            String place = "share/man/" + (language.equals(Language.EN) ? "" : language.code() + "/") + "man1/";
            files.put(place + "zermelo.1", ManPage.of(tree.getCommandSpec(), List.of(), words));
            for (Commands.Entry command : Commands.all()) {
                CommandLine.Model.CommandSpec spec = Objects.requireNonNull(
                                tree.getSubcommands().get(command.name()))
                        .getCommandSpec();
                files.put(place + ManPage.name(spec) + ".1", ManPage.of(spec, command.examples(), words));
            }
        }
        return files;
    }

    /** All commands, for their help alone. */
    private static CommandLine tree(Words words) {
        PrintWriter nowhere = new PrintWriter(PrintWriter.nullWriter());
        CommandContext context = new CommandContext(
                List.of(),
                new ByteArrayInputStream(new byte[0]),
                nowhere,
                nowhere,
                words,
                false,
                Watch.NONE,
                Desk.standard());
        return CommandTree.of(context, Commands.all());
    }
}
