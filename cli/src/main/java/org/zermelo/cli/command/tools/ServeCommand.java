package org.zermelo.cli.command.tools;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.serve.PageService;
import org.zermelo.present.serve.PageService.Wish;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code zermelo serve}: the local page and its HTTP API, until it is interrupted. */
@Command(
        name = "serve",
        description = "Open the page on this machine: games, answers, play, exam tasks. Behind it is the HTTP API.")
public final class ServeCommand extends ZermeloCommand {

    private static final long BEAT_MILLIS = 100;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Listen on this address, with the tight limits of a public server; by default only this"
                    + " machine is served.")
    private String host = "";

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port; 0 takes a free one. Default: ${DEFAULT-VALUE}.")
    private int port = PageService.PORT;

    @Option(names = "--proxy", description = "Behind a proxy: its X-Forwarded-For names the clients.")
    private boolean proxy;

    @Option(names = "--seconds", paramLabel = "N", description = "The longest run of one question.")
    private long seconds;

    @Option(
            names = "--tables",
            paramLabel = "FOLDER",
            description = "Answer from the stored tables (*.ztb) of this folder: /api/v1/tables and /api/v1/probe.")
    private @Nullable Path tables;

    /** The command in this context. */
    public ServeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        if (port < 0 || port > 65_535) {
            throw new BadInputException("cli.port-out-of-range", "seen", port);
        }
        PageService service = ServiceLoader.load(PageService.class)
                .findFirst()
                .orElseThrow(() -> new RefusedException("cli.no-page"));
        Wish wish = new Wish(
                host.isEmpty() ? "127.0.0.1" : host,
                port,
                !host.isEmpty(),
                proxy,
                seconds,
                Optional.ofNullable(tables));
        try (PageService.Running running = service.start(wish)) {
            c.out().println(c.words().say("cli.serving", "address", running.address()));
            c.out().flush();
            while (!c.watch().cancelled()) {
                Thread.sleep(BEAT_MILLIS);
            }
        }
        return ExitCode.DONE;
    }
}
