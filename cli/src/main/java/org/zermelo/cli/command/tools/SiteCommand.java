package org.zermelo.cli.command.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.serve.SiteService;
import org.zermelo.present.serve.SiteService.Written;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo site}: the page without a server. */
@Command(name = "site", description = "Write the page as files that need no server. The browser works out the answers.")
public final class SiteCommand extends ZermeloCommand {

    /** What was written, and where. */
    private record Site(Path out, Written written) {}

    private static final JsonShape<Site> SHAPE = new JsonShape<Site>()
            .constant("schema", "zermelo/site/1")
            .text("out", site -> site.out.toString())
            .count("files", site -> site.written.files())
            .count("bytes", site -> site.written.bytes());

    @Parameters(
            paramLabel = "OUT",
            description = "The folder to write, for any web server; with --single-file the file, for a disk.")
    private Path out = Path.of("");

    @Option(names = "--single-file", description = "Write one file of HTML, which a browser opens from a disk.")
    private boolean single;

    /** The command in this context. */
    public SiteCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        if (!single && Files.exists(out) && !Files.isDirectory(out)) {
            throw new BadInputException("cli.site-no-folder", "file", out);
        }
        SiteService service = ServiceLoader.load(SiteService.class)
                .findFirst()
                .orElseThrow(() -> new RefusedException("cli.no-page"));
        Written written = single ? service.file(out) : service.folder(out);
        if (c.json()) {
            c.write(SHAPE.json(new Site(out, written)));
        } else {
            c.out()
                    .println(c.words()
                            .say("cli.site-written", "file", out, "files", written.files(), "bytes", written.bytes()));
        }
        return ExitCode.DONE;
    }
}
