package org.zermelo.bench.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, which says its address in its first line; it ends when this is closed. */
public record StartedServer(Process process, BufferedReader said, URI address) implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 60;

    /** Starts a command such as {@code ./zermelo serve --port 0}, and waits for its address. */
    public static StartedServer of(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = String.valueOf(said.readLine());
        Matcher address = Pattern.compile("http://[^\\s/]+").matcher(line);
        if (!address.find()) {
            process.destroy();
            throw new IOException("no address in '" + line + "'");
        }
        return new StartedServer(process, said, URI.create(address.group()));
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        said.close();
    }
}
