package org.zermelo.cli.mcp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/**
 * Speaks the Model Context Protocol: JSON-RPC, a message a line. This thread reads and answers what is light; one worker calls the
 * tools, one after the other, since each may take all the memory there is.
 *
 * <p>At the end of the input it finishes what was asked.
 */
public final class McpServer {

    /** Revisions of the protocol that differ in nothing that is said here; the newest first. */
    private static final List<String> REVISIONS = List.of("2025-06-18", "2025-03-26", "2024-11-05");

    private static final String INSTRUCTIONS =
            "Exact answers for two-player games with perfect information and no chance. Ask instead of guessing: every value is"
                    + " proved or refused. Games are texts such as nim(5, 3, 6), coins(7 9 1 6 4 3), tictactoe(), domineering(3x4),"
                    + " or rules: heaps(20; move -1, -2, /2). The tool games lists those with a name. Moves are written as"
                    + " the answers show them.";

    private final String version;
    private final double seconds;
    private final Watch outer;
    private final PrintWriter out;
    private final ToolCaller caller;
    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final Map<Object, ToolCall> calls = new ConcurrentHashMap<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor();

    /**
     * A server at this desk.
     *
     * @param seconds how long one call may take
     * @param version what it says of itself
     * @param outer stops every call
     */
    public McpServer(Desk desk, Words words, PrintWriter out, double seconds, String version, Watch outer) {
        this.outer = outer;
        this.version = version;
        this.seconds = seconds;
        this.out = out;
        this.caller = new ToolCaller(words, seconds);
        Tools.at(desk, words).forEach(tool -> tools.put(tool.name(), tool));
    }

    /** Answers until the input ends. */
    public void run(BufferedReader in) throws IOException, InterruptedException {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank()) {
                    message(line);
                }
            }
            worker.shutdown();
            worker.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } finally {
            calls.values().forEach(ToolCall::stop);
            worker.shutdownNow();
        }
    }

    private void message(String line) {
        Object id = null;
        try {
            Map<?, ?> message = read(line);
            id = message.get("id");
            if (message.get("method") instanceof String method) {
                if (message.containsKey("id")) {
                    request(method, id(id), object(message.get("params")));
                } else if (method.equals("notifications/cancelled")) {
                    cancel(object(message.get("params")).get("requestId"));
                }
            } else if (!message.containsKey("result") && !message.containsKey("error")) {
                throw new RpcException(RpcException.INVALID, "A request names its method.");
            }
        } catch (RpcException e) {
            // An error names the request, null where it could not be read.
            Map<String, @Nullable Object> reply = Json.object("jsonrpc", "2.0");
            reply.put("id", id instanceof String || id instanceof Number ? id : null);
            reply.put("error", Json.object("code", e.code(), "message", e.getMessage()));
            send(reply);
        }
    }

    private static Map<?, ?> read(String line) throws RpcException {
        Object message;
        try {
            message = Json.read(line);
        } catch (BadInputException e) {
            throw new RpcException(RpcException.PARSE, "A message is one line of JSON.");
        }
        if (!(message instanceof Map<?, ?> object) || !"2.0".equals(object.get("jsonrpc"))) {
            throw new RpcException(RpcException.INVALID, "A message is one object with \"jsonrpc\": \"2.0\".");
        }
        return object;
    }

    private static Object id(@Nullable Object id) throws RpcException {
        if (id instanceof String || id instanceof Number) {
            return id;
        }
        throw new RpcException(RpcException.INVALID, "The id of a request is a text or a number.");
    }

    private static Map<?, ?> object(@Nullable Object params) throws RpcException {
        if (params == null) {
            return Map.of();
        }
        if (params instanceof Map<?, ?> object) {
            return object;
        }
        throw new RpcException(RpcException.PARAMETERS, "Parameters are an object.");
    }

    private void cancel(@Nullable Object id) {
        ToolCall call = id == null ? null : calls.get(id);
        if (call != null) {
            call.stop();
        }
    }

    private void request(String method, Object id, Map<?, ?> params) throws RpcException {
        switch (method) {
            case "initialize" -> reply(id, hello(params));
            case "ping" -> reply(id, Map.of());
            case "tools/list" ->
                reply(
                        id,
                        Json.object(
                                "tools", tools.values().stream().map(Tool::json).toList()));
            case "tools/call" -> call(id, params);
            default -> throw new RpcException(RpcException.NO_METHOD, "There is no method '" + method + "' here.");
        }
    }

    private Object hello(Map<?, ?> params) {
        Object asked = params.get("protocolVersion");
        return Json.object(
                "protocolVersion",
                        REVISIONS.stream()
                                .filter(one -> one.equals(asked))
                                .findFirst()
                                .orElse(REVISIONS.get(0)),
                "capabilities", Json.object("tools", Map.of()),
                "serverInfo", Json.object("name", "zermelo", "title", "Zermelo", "version", version),
                "instructions", INSTRUCTIONS);
    }

    private void call(Object id, Map<?, ?> params) throws RpcException {
        Tool tool = tools.get(String.valueOf(params.get("name")));
        if (tool == null) {
            throw new RpcException(
                    RpcException.PARAMETERS,
                    "There is no tool '" + params.get("name") + "'. There are: " + String.join(", ", tools.keySet())
                            + ".");
        }
        ToolArguments arguments = new ToolArguments(object(params.get("arguments")));
        ToolCall call = new ToolCall(outer, seconds, object(params.get("_meta")).get("progressToken"), this::send);
        if (calls.putIfAbsent(id, call) != null) {
            throw new RpcException(RpcException.INVALID, "A request of this id is still under way.");
        }
        worker.execute(() -> {
            try {
                if (!call.stopped()) {
                    Object result = caller.result(tool, arguments, call);
                    if (!call.stopped()) {
                        reply(id, result);
                    }
                }
            } finally {
                calls.remove(id);
            }
        });
    }

    private void reply(Object id, Object result) {
        send(Json.object("jsonrpc", "2.0", "id", id, "result", result));
    }

    private void send(Object message) {
        String line = Json.line(message);
        synchronized (out) {
            out.println(line);
            out.flush();
        }
    }
}
