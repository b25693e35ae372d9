package org.zermelo.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SizeLimitHandler;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.zermelo.desk.TableCache;
import org.zermelo.present.json.Json;
import org.zermelo.present.serve.PageService;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;
import org.zermelo.web.call.Reply;
import org.zermelo.web.page.Files;
import org.zermelo.web.work.JobScheduler;
import org.zermelo.web.work.Limits;

/** The server of the page and its API. Started once, closed once. */
public final class PageServer implements PageService.Running {

    static final String FILES = "/*";

    private static final System.Logger LOG = System.getLogger(PageServer.class.getName());

    /** An address may take half of them; a longer one is still understood well enough to be refused in its own form. */
    private static final int HEADER_BYTES = 32 * 1024;

    private static final int ADDRESS_LETTERS = HEADER_BYTES / 2;
    private static final int METHOD_NOT_ALLOWED = 405;

    /**
     * Connections that wait to be accepted. One that finds no room tries again after seconds only, so a class that comes at once has
     * some.
     */
    private static final int WAITING = 1_000;

    private static final int STOP_MILLIS = 2_000;
    private static final long KEPT_BYTES = 16 << 20;

    private final Settings settings;
    private final Connections connections;
    private final JobScheduler workshop;
    private final Metrics metrics = new Metrics();
    private final ReplyCache kept = new ReplyCache(KEPT_BYTES);
    private final TableCache tables = new TableCache(Limits.keptBytes());
    private final Files files = Files.load();
    private final List<String> routes = new ArrayList<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "zermelo-clients");
        thread.setDaemon(true);
        return thread;
    });
    private final Javalin javalin;

    private PageServer(Settings settings, Connections connections) {
        this.settings = settings;
        this.connections = connections;
        this.workshop = new JobScheduler(settings.limits(), tables::forget);
        for (WarmUp.Trial trial : WarmUp.TRIALS) {
            workshop.expectQuick(Intake.kind(
                    trial.endpoint(),
                    new Params(trial.values(), settings.limits().grant())));
        }
        this.javalin = Javalin.create(this::configure);
    }

    /**
     * Starts a server.
     *
     * @throws RuntimeException when the address is in use
     */
    public static PageServer start(Settings settings) {
        return start(settings, Connections.USUAL);
    }

    static PageServer start(Settings settings, Connections connections) {
        PageServer server = new PageServer(settings, connections);
        try {
            server.javalin.start();
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
        return server;
    }

    /** The port on which it listens. */
    public int port() {
        return javalin.port();
    }

    @Override
    public String address() {
        String host = settings.host().contains(":") ? "[" + settings.host() + "]" : settings.host();
        return "http://" + host + ":" + port() + "/";
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = settings.limits().bodyBytes();
        config.http.asyncTimeout = 0;
        config.http.prefer405over404 = true;
        config.jetty.threadPool = new QueuedThreadPool(settings.limits().streams() + 64, 8);
        config.jetty.modifyServer(this::guard);
        config.jetty.addConnector(this::connector);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(HEADER_BYTES);
        });
        route(config);
    }

    private Connector connector(Server server, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(connections.idleMillis());
        connector.setAcceptQueueSize(WAITING);
        return connector;
    }

    /** Bodies are read before a thread is given to them, so slow clients hold none; too big ones are refused. */
    private void guard(Server server) {
        EagerContentHandler eager = new EagerContentHandler(new EagerContentHandler.RetainedContentLoaderFactory(
                settings.limits().bodyBytes(), -1, true));
        SizeLimitHandler size = new SizeLimitHandler(settings.limits().bodyBytes(), -1);
        size.setHandler(eager);
        server.setHandler(size);
        server.setErrorHandler(new Refusals());
        server.addBean(new ConnectionLimit(connections, server, clock));
        if (settings.shared() && !settings.behindProxy()) {
            server.addBean(new AddressLimit(connections.ofOne(), server));
        }
        server.setStopTimeout(STOP_MILLIS);
    }

    private void route(JavalinConfig config) {
        config.routes.before(this::admit);
        config.routes.after(ctx -> metrics.responded(ctx.statusCode()));
        get(config, "/health", ctx -> ApiHandler.send(ctx, Reply.of(Json.object("status", "up"))));
        get(
                config,
                "/metrics",
                ctx -> ApiHandler.send(ctx, Reply.of(Metrics.TYPE, metrics.text(workshop, kept, tables))));
        Intake intake = new Intake(workshop, kept);
        Streams streams = new Streams(settings, intake, metrics);
        ApiHandler api = new ApiHandler(settings, intake, new ClientWatch(clock), streams);
        for (Endpoint endpoint : Endpoints.all(settings.shelf(), tables)) {
            get(config, endpoint.path(), ctx -> api.handle(endpoint, ctx));
            config.routes.post(endpoint.path(), ctx -> api.handle(endpoint, ctx));
        }
        get(config, FILES, this::file);
        config.routes.exception(HttpResponseException.class, (e, ctx) -> refuse(ctx, e));
        config.routes.exception(EofException.class, (e, ctx) -> ctx.status(400));
        config.routes.exception(
                Exception.class,
                (e, ctx) -> ApiHandler.send(ctx, FailureJson.reply(e, Words.in(Language.EN), settings.limits())));
    }

    private void get(JavalinConfig config, String path, Handler handler) {
        routes.add(path);
        config.routes.get(path, handler);
    }

    /** Every path that is served, in the order in which they are tried; the last stands for the page and its files. */
    List<String> routes() {
        return List.copyOf(routes);
    }

    private void admit(Context ctx) {
        Headers.secure(ctx);
        if (!settings.shared() && !Headers.namesLoopback(ctx)) {
            throw new HttpResponseException(403, "");
        }
        String query = ctx.queryString();
        if (ctx.path().length() + (query == null ? 0 : query.length()) > ADDRESS_LETTERS) {
            throw new HttpResponseException(414, "");
        }
    }

    private static void refuse(Context ctx, HttpResponseException refusal) {
        int status = refusal.getStatus();
        if (status == METHOD_NOT_ALLOWED) {
            ctx.header("Allow", Refusals.allowed(ctx.path()));
        }
        // what the framework itself refuses has words that are not ours
        String message = String.valueOf(refusal.getMessage());
        String key = message.startsWith("web.") ? message : "";
        ApiHandler.send(ctx, Refusals.of(status, key, ctx.path(), ctx.header("Accept")));
    }

    private void file(Context ctx) {
        Files.File file = files.at(ctx.path()).orElseThrow(() -> new HttpResponseException(404, ""));
        ctx.header("ETag", file.etag());
        if (file.etag().equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
            return;
        }
        ctx.contentType(file.type()).result(file.bytes());
    }

    /** Stops taking requests, cancels all work, and waits a moment for what is being sent. */
    @Override
    public void close() {
        workshop.close();
        clock.shutdownNow();
        try {
            javalin.stop();
        } catch (JavalinException e) {
            LOG.log(System.Logger.Level.DEBUG, "cut off who did not read in time", e);
        }
        settings.shelf().close();
    }
}
