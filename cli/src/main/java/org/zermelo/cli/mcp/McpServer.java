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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.json.JsonNumber;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/**
 * Speaks the Model Context Protocol: JSON-RPC, a message a line. This thread reads and answers what is light; one worker calls the
 * tools, one after the other, since each may take all the memory there is.
 *
 * <p>At the end of the input it finishes what was asked.
 */
public final class McpServer {

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

    /** What was agreed upon; the newest revision until then. */
    private volatile Revision revision = Revision.NOVEMBER_2025;

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
        try {
            Object message = read(line);
            if (message instanceof List<?> messages) {
                batch(messages);
            } else {
                answer(message, this::send);
            }
        } catch (RpcException e) {
            send(error(null, e));
        }
    }

    private static @Nullable Object read(String line) throws RpcException {
        try {
            return Json.readLiterally(line);
        } catch (BadInputException e) {
            throw new RpcException(RpcException.PARSE, "A message is one line of JSON.");
        }
    }

    private void batch(List<?> messages) throws RpcException {
        if (!revision.hasBatches()) {
            throw new RpcException(
                    RpcException.INVALID,
                    "Revision " + revision.date() + " of the protocol has no batches. A message is one object a line.");
        }
        if (messages.isEmpty()) {
            throw new RpcException(RpcException.INVALID, "A batch holds one message or more.");
        }
        BatchedAnswers batch = new BatchedAnswers(messages.size(), this::send);
        for (Object message : messages) {
            if (message instanceof Map<?, ?> object && "initialize".equals(object.get("method"))) {
                RpcException alone = new RpcException(RpcException.INVALID, "initialize stands alone, in no batch.");
                batch.add(error(object.get("id"), alone));
            } else {
                answer(message, batch::add);
            }
        }
    }

    /** Answers a message once, now or later; with null where it gets no answer. */
    private void answer(@Nullable Object message, Consumer<@Nullable Object> answer) {
        Object id = null;
        boolean awaited = true;
        try {
            if (!(message instanceof Map<?, ?> object) || !"2.0".equals(object.get("jsonrpc"))) {
                throw new RpcException(RpcException.INVALID, "A message is one object with \"jsonrpc\": \"2.0\".");
            }
            id = object.get("id");
            awaited = object.containsKey("id") || !(object.get("method") instanceof String);
            if (object.get("method") instanceof String method) {
                if (object.containsKey("id")) {
                    request(method, id(id), object(object.get("params")), answer);
                    return;
                }
                if (method.equals("notifications/cancelled")) {
                    cancel(object(object.get("params")).get("requestId"));
                }
            } else if (!object.containsKey("result") && !object.containsKey("error")) {
                throw new RpcException(RpcException.INVALID, "A request names its method.");
            }
            answer.accept(null);
        } catch (RpcException e) {
            // nobody waits for an answer to a notification
            answer.accept(awaited ? error(id, e) : null);
        }
    }

    /** An error names the request, null where it could not be read. */
    private static Object error(@Nullable Object id, RpcException e) {
        Map<String, @Nullable Object> reply = Json.object("jsonrpc", "2.0");
        reply.put("id", id instanceof String || id instanceof JsonNumber ? id : null);
        reply.put("error", Json.object("code", e.code(), "message", e.getMessage()));
        return reply;
    }

    private static Object id(@Nullable Object id) throws RpcException {
        if (id instanceof String || id instanceof JsonNumber) {
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

    private void request(String method, Object id, Map<?, ?> params, Consumer<@Nullable Object> answer)
            throws RpcException {
        switch (method) {
            case "initialize" -> answer.accept(reply(id, hello(params)));
            case "ping" -> answer.accept(reply(id, Map.of()));
            case "tools/list" -> answer.accept(reply(id, list(params)));
            case "tools/call" -> call(id, params, answer);
            default -> throw new RpcException(RpcException.NO_METHOD, "There is no method '" + method + "' here.");
        }
    }

    private Object hello(Map<?, ?> params) throws RpcException {
        if (!(params.get("protocolVersion") instanceof String asked)) {
            throw new RpcException(RpcException.PARAMETERS, "initialize needs the parameter protocolVersion, a text.");
        }
        revision = Revision.agreed(asked);
        return Json.object(
                "protocolVersion", revision.date(),
                "capabilities", Json.object("tools", Map.of()),
                "serverInfo",
                        Json.object(
                                "name",
                                "zermelo",
                                "title",
                                revision.hasStructure() ? "Zermelo" : null,
                                "version",
                                version),
                "instructions", INSTRUCTIONS);
    }

    private Object list(Map<?, ?> params) throws RpcException {
        Object cursor = params.get("cursor");
        if (cursor != null) {
            throw new RpcException(
                    RpcException.PARAMETERS, "There is no cursor '" + cursor + "': the list of tools has one page.");
        }
        return Json.object(
                "tools",
                tools.values().stream().map(tool -> tool.json(revision)).toList());
    }

    private void call(Object id, Map<?, ?> params, Consumer<@Nullable Object> answer) throws RpcException {
        if (!(params.get("name") instanceof String name)) {
            throw new RpcException(
                    RpcException.PARAMETERS,
                    "tools/call needs the parameter name, one of: " + String.join(", ", tools.keySet()) + ".");
        }
        Tool tool = tools.get(name);
        if (tool == null) {
            throw new RpcException(
                    RpcException.PARAMETERS,
                    "There is no tool '" + name + "'. There are: " + String.join(", ", tools.keySet()) + ".");
        }
        Map<?, ?> arguments = object(params.get("arguments"));
        Object token = object(params.get("_meta")).get("progressToken");
        ToolCall call = new ToolCall(outer, seconds, token == null ? null : id(token), this::send);
        if (calls.putIfAbsent(id, call) != null) {
            throw new RpcException(RpcException.INVALID, "A request of this id is still under way.");
        }
        Revision spoken = revision;
        worker.execute(() -> {
            Object result = null;
            try {
                if (!call.stopped()) {
                    result = caller.result(tool, arguments, call, spoken);
                }
            } finally {
                calls.remove(id);
                answer.accept(result == null || call.stopped() ? null : reply(id, result));
            }
        });
    }

    private static Object reply(Object id, Object result) {
        return Json.object("jsonrpc", "2.0", "id", id, "result", result);
    }

    private void send(@Nullable Object message) {
        if (message == null) {
            return;
        }
        String line = Json.line(message);
        synchronized (out) {
            out.println(line);
            out.flush();
        }
    }
}
