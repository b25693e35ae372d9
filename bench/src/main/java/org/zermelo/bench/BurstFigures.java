package org.zermelo.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.StartedServer;

/**
 * How long light requests take when a {@link BurstCrowd} of heavy ones arrives at once: for each kind of light request one client that
 * asks it again and again, each time over a new connection, on a server that has answered nothing yet (cold) and on one that has (warm).
 * Prints for each kind how many were answered, the median, what 99 of 100 stay within and the longest, in milliseconds by the wall; the
 * memory of the server; and after how many seconds nothing waits any more once the crowd has left. Stops by itself; works on this
 * machine only.
 */
final class BurstFigures {

    private static final long BURST_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final long WARM_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final int PAUSE_MILLIS = 50;
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int EMPTY_MILLIS = 100;
    private static final Pattern WAITING = Pattern.compile("(?m)^zermelo_jobs_waiting (\\d+)$");

    private static final Map<String, String> LIGHT = new LinkedHashMap<>();

    static {
        LIGHT.put("page", "/");
        LIGHT.put("script", "/js/main.js");
        LIGHT.put("health", "/health");
        LIGHT.put("metrics", "/metrics");
        light("words", "lang", "ru");
        light("families");
        light("gallery");
        light("experiments");
        light("parse", "game", "nim(3, 4)");
        light("position", "game", "nim(3, 5, 7)");
        LIGHT.put("position, row", api("position", "game", "coins(7 9 1 6 4 3)"));
        LIGHT.put("position, board", api("position", "game", "connect(7, 6, 4)", "solve", "no"));
        light("explain", "game", "coins(1 2 3)");
        light("value", "text", "{7|-1}");
        light("reply", "game", "nim(3, 4)");
        light("review", "game", "coins(5 8 3 2)", "line", "L~L~L~L");
        light("table", "game", "coins(7 9 1 6 4 3)");
        light("tree", "game", "nim(2, 1)");
        light("graph", "game", "nim(2, 1)");
        light("nimbers", "code", "0.77", "to", "100");
        light("exam", "rules", "heaps(7, S in 1..69; move +1, *2; end sum >= 77)");
        light("classes", "rules", "heaps(7, S in 1..69; move +1, *2; end sum >= 77)");
    }

    private final int port;

    private BurstFigures(int port) {
        this.port = port;
    }

    private static void light(String name, String... query) {
        LIGHT.put(name, api(name, query));
    }

    private static String api(String name, String... query) {
        StringBuilder path = new StringBuilder("/api/v1/" + name);
        for (int i = 0; i < query.length; i += 2) {
            path.append(i == 0 ? '?' : '&').append(query[i]).append('=');
            path.append(URLEncoder.encode(query[i + 1], StandardCharsets.UTF_8));
        }
        return path.toString();
    }

    /** The command that starts a server on a free port, such as {@code ./zermelo serve --port 0}. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        // warm first, so that this program itself is warm when it measures a cold server
        List<String> command = arguments.rest();
        onServer(command, (figures, server) -> {
            figures.asked(WARM_NANOS);
            figures.print("warm", figures.burst(server));
        });
        onServer(command, (figures, server) -> figures.print("cold", figures.burst(server)));
    }

    /** What is measured at a server. */
    private interface Measurement {
        void run(BurstFigures figures, Process server) throws IOException, InterruptedException;
    }

    private static void onServer(List<String> command, Measurement measurement)
            throws IOException, InterruptedException {
        try (StartedServer server = StartedServer.of(command)) {
            measurement.run(new BurstFigures(server.address().getPort()), server.process());
        }
    }

    /** The crowd at once, the light requests beside it; when that is over the crowd leaves. */
    private Map<String, RunTimes> burst(Process server) throws IOException, InterruptedException {
        Map<String, RunTimes> millis;
        double before = processor(server);
        long begun = System.nanoTime();
        try (BurstCrowd crowd = BurstCrowd.at(port)) {
            millis = asked(BURST_NANOS);
            System.out.printf(Locale.ROOT, "memory in the burst: %s%n", memory(server));
            System.out.printf(
                    Locale.ROOT,
                    "%s; waiting: %d; the server had %.1f s of the processor in %.1f s%n",
                    crowd,
                    waiting(),
                    processor(server) - before,
                    (System.nanoTime() - begun) / 1e9);
        }
        long left = System.nanoTime();
        while (waiting() > 0 && System.nanoTime() - left < TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS)) {
            Thread.sleep(EMPTY_MILLIS);
        }
        System.out.printf(
                Locale.ROOT, "waiting %.1f s after the crowd left: %d%n", (System.nanoTime() - left) / 1e9, waiting());
        return millis;
    }

    private static double processor(Process server) {
        return server.info().totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1e3;
    }

    /** How many jobs wait, as the server tells it. */
    private int waiting() throws IOException {
        try (Socket socket = send("/metrics")) {
            String response = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Matcher waiting = WAITING.matcher(response);
            if (!waiting.find()) {
                throw new IOException("no count of waiting jobs in '" + response + "'");
            }
            return Integer.parseInt(waiting.group(1));
        }
    }

    /** The times of all light requests that are begun within a time, by kind, in increasing order. */
    private Map<String, RunTimes> asked(long nanos) throws InterruptedException {
        Map<String, RunTimes> millis = new LinkedHashMap<>();
        List<Thread> clients = new ArrayList<>();
        CountDownLatch start = new CountDownLatch(1);
        LIGHT.forEach((kind, path) -> {
            millis.put(kind, RunTimes.of(new double[0]));
            Thread client = new Thread(() -> {
                RunTimes times = times(start, path, nanos);
                synchronized (millis) {
                    millis.put(kind, times);
                }
            });
            client.start();
            clients.add(client);
        });
        start.countDown();
        for (Thread client : clients) {
            client.join();
        }
        return millis;
    }

    private RunTimes times(CountDownLatch start, String path, long nanos) {
        double[] times = new double[1 + (int) (nanos / 1_000_000 / PAUSE_MILLIS)];
        int count = 0;
        try {
            start.await();
            long end = System.nanoTime() + nanos;
            while (count < times.length && System.nanoTime() < end) {
                long begun = System.nanoTime();
                try (Socket socket = send(path)) {
                    String response = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                    if (!response.startsWith("HTTP/1.1 200")) {
                        throw new IllegalStateException(path + ": " + response);
                    }
                }
                times[count++] = (System.nanoTime() - begun) / 1e6;
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException e) {
            times[Math.min(count++, times.length - 1)] = Double.POSITIVE_INFINITY;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return RunTimes.of(Arrays.copyOf(times, Math.min(count, times.length)));
    }

    private Socket send(String path) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.getOutputStream()
                .write(("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** As the kernel tells it, where it does. */
    private static String memory(Process server) throws IOException {
        Path status = Path.of("/proc", String.valueOf(server.pid()), "status");
        if (!Files.exists(status)) {
            return "not known";
        }
        try (var lines = Files.lines(status)) {
            return String.join(
                    ", ",
                    lines.filter(line -> line.matches("(VmHWM|VmRSS|Threads):.*"))
                            .map(line -> line.replaceAll("\\s+", " "))
                            .toList());
        }
    }

    private void print(String when, Map<String, RunTimes> millis) {
        System.out.printf(Locale.ROOT, "%-16s %6s %9s %9s %9s%n", when, "asked", "median", "99 of 100", "longest");
        millis.forEach((kind, times) -> System.out.printf(
                Locale.ROOT,
                "%-16s %6d %9.0f %9.0f %9.0f%n",
                kind,
                times.sorted().length,
                times.median(),
                times.within(99),
                times.longest()));
    }
}
