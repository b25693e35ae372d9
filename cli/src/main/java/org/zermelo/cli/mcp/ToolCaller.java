package org.zermelo.cli.mcp;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;

/** Calls tools, and makes their failures sentences that the assistant can mend its question by. */
record ToolCaller(Words words, double seconds) {

    Map<String, @Nullable Object> result(Tool tool, Map<?, ?> arguments, ToolCall call, Revision revision) {
        try {
            call.begin();
            Params params = ToolArguments.read(arguments, tool.parameters(), Tools.grant());
            Map<String, @Nullable Object> document = tool.work().answer(params, call);
            return Json.object(
                    "content",
                    text(Json.line(document)),
                    "structuredContent",
                    revision.hasStructure() ? document : null,
                    "isError",
                    false);
        } catch (CancelledException e) {
            return failed(words.say(new RefusedException("web.time-over", "seconds", Math.round(seconds))));
        } catch (ZermeloException e) {
            return failed(words.say(e));
        } catch (OutOfMemoryError e) {
            return failed(
                    words.say("cli.out-of-memory", "limit", Runtime.getRuntime().maxMemory()));
        } catch (RuntimeException | StackOverflowError e) {
            return failed(words.say("cli.internal", "problem", e));
        }
    }

    private static Map<String, @Nullable Object> failed(String sentence) {
        return Json.object("content", text(sentence), "isError", true);
    }

    private static List<Object> text(String text) {
        return List.of(Json.object("type", "text", "text", text));
    }
}
