package org.zermelo.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.zermelo.present.json.Json;

/**
 * The clients of a burst, all from one address: 100 that post heavy questions and wait, 172 that ask such and leave soon, and 60 that
 * send their question slowly and never end. The questions are of many kinds, no two alike: some are large to solve, some to plan, some to
 * read.
 */
final class BurstCrowd implements AutoCloseable {

    private static final int STAYING = 100;
    private static final int LEAVING = 172;
    private static final int SLOW = 60;

    private static final long STAY_MILLIS = 300;
    private static final long BYTE_MILLIS = 500;

    /** An endpoint and its parameters; %d is another number each time. */
    private record Heavy(String endpoint, Map<String, Object> parameters) {}

    private static final List<Heavy> HEAVY = List.of(
            position("heaps(1, %d; move +1, *2; end sum >= 6000)"),
            position("@amazons + nim(%d)"),
            position("@amazons"),
            new Heavy("parse", Map.of("game", "@amazons + nim(%d)")),
            new Heavy("explain", Map.of("game", "@alquerque")),
            new Heavy("count", Map.of("game", "connect(7, 6, 4)", "plies", 9)),
            position("mnk(5, %d, 4)"),
            position("connect(8, %d, 5)"),
            position("dodgem(4)"),
            position("board(5 x 5; start xxxxx/...../...../...../ooooo; moves step any way; end fewer than 2 own)"),
            new Heavy("value", Map.of("text", "domineering(6x6) + *%d")),
            new Heavy("value", Map.of("text", "clobber(xoxoxox/oxoxoxo/xoxoxox) + *%d")),
            new Heavy("exam", Map.of("rules", "heaps(7, S in 1..4%d; move +1, *2, +S; end sum >= 4%d)")),
            new Heavy("classes", Map.of("rules", "heaps(R in 1..900, S in 1..9%d; move +1, *2; end sum >= 9%d)")),
            new Heavy("tree", Map.of("game", "chomp(7x%d)", "depth", 6)),
            new Heavy("graph", Map.of("game", "cram(5x%d)")),
            new Heavy("nimbers", Map.of("code", "0.07", "to", 1_000_000)),
            position("misere nim(9, 9, 9, %d) + notakto(3)"),
            position("boxes(4, %d)"),
            new Heavy("reply", Map.of("game", "mnk(4, %d, 4)")),
            new Heavy("review", Map.of("game", "connect(6, %d, 4)", "line", "a~b~c")),
            position("cram(7x%d)"));

    private final List<Socket> sockets = new ArrayList<>();
    private final List<Socket> slow = new ArrayList<>();
    private final Thread dripping = new Thread(this::drip, "slow clients");

    private BurstCrowd() {}

    private static Heavy position(String game) {
        return new Heavy("position", Map.of("game", game));
    }

    /** All clients at once; those that leave have left when this ends. */
    static BurstCrowd at(int port) throws IOException, InterruptedException {
        BurstCrowd crowd = new BurstCrowd();
        List<Socket> leaving = new ArrayList<>();
        for (int i = 0; i < STAYING + LEAVING + SLOW; i++) {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
            byte[] request = request(HEAVY.get(i % HEAVY.size()), i);
            boolean whole = i < STAYING + LEAVING;
            socket.getOutputStream().write(request, 0, whole ? request.length : request.length / 2);
            (i < STAYING ? crowd.sockets : whole ? leaving : crowd.slow).add(socket);
        }
        Thread.sleep(STAY_MILLIS);
        for (Socket socket : leaving) {
            socket.close();
        }
        crowd.dripping.setDaemon(true);
        crowd.dripping.start();
        return crowd;
    }

    private static byte[] request(Heavy heavy, int number) {
        String body = Json.line(heavy.parameters).replace("%d", String.valueOf(5 + number));
        return ("POST /api/v1/" + heavy.endpoint + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                        + "Content-Type: application/json\r\nContent-Length: "
                        + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A space at times: the body is never whole. */
    private void drip() {
        try {
            while (true) {
                TimeUnit.MILLISECONDS.sleep(BYTE_MILLIS);
                for (Socket socket : slow) {
                    try {
                        socket.getOutputStream().write(' ');
                    } catch (IOException e) {
                        // the server has given it up, which it may
                        continue;
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many of those that wait have no answer yet. */
    private int unanswered() {
        return (int) sockets.stream()
                .filter(socket -> {
                    try {
                        return socket.getInputStream().available() == 0;
                    } catch (IOException e) {
                        return false;
                    }
                })
                .count();
    }

    @Override
    public String toString() {
        return unanswered() + " of " + STAYING + " heavy ones have no answer yet";
    }

    @Override
    public void close() throws IOException {
        dripping.interrupt();
        for (List<Socket> all : List.of(sockets, slow)) {
            for (Socket socket : all) {
                socket.close();
            }
        }
    }
}
