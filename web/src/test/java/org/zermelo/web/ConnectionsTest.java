package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.work.Limits;

/** How many connections are granted, and to whom. */
class ConnectionsTest {

    private static final Settings SHARED = new Settings("127.0.0.1", 0, true, false, Limits.shared(), TableShelf.NONE);

    /** Where only want of connections ends one that does nothing. */
    private static final Connections FEW = new Connections(20, 8, 3_600_000, 100);

    /** The header of a request that never ends. */
    private static final byte[] SLOW =
            "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".getBytes(StandardCharsets.US_ASCII);

    private static boolean answersTo(int port, String from) throws IOException {
        try (Socket socket = asking("/health", port, from)) {
            return answered(socket);
        } catch (SocketException e) {
            return false;
        }
    }

    private static Socket asking(String path, int port, String from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        socket.setSoTimeout(Http.GUARD_MILLIS);
        socket.getOutputStream()
                .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static boolean answered(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).contains(" 200 ");
    }

    /** Every address of 127.0.0.0/8 is this machine's on Linux: so one client is told from another. */
    @Test
    @Timeout(600)
    @EnabledOnOs(OS.LINUX)
    void oneAddressDoesNotTakeAllConnections() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = PageServer.start(SHARED)) {
            for (int i = 0; i < Connections.USUAL.ofOne() + 50; i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                socket.getOutputStream().write(SLOW);
                slow.add(socket);
            }
            assertThat(answersTo(server.port(), "127.0.0.1"))
                    .as("the address that has all of its")
                    .isFalse();
            assertThat(answersTo(server.port(), "127.0.0.2"))
                    .as("another address")
                    .isTrue();
            for (Socket socket : slow) {
                socket.close();
            }
            while (!answersTo(server.port(), "127.0.0.1")) {
                Thread.sleep(50);
            }
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** On one's own machine all are one address. */
    @Test
    void manyConnectionsOfOnesOwnAreGranted() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = PageServer.start(Settings.own().onPort(0))) {
            for (int i = 0; i < Connections.USUAL.ofOne() + 50; i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                socket.getOutputStream().write(SLOW);
                slow.add(socket);
            }
            assertThat(answersTo(server.port(), "127.0.0.1")).isTrue();
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    private static Socket slow(int port, String from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        socket.getOutputStream().write(SLOW);
        return socket;
    }

    /** Where several addresses together have taken all, those who do nothing soon lose theirs, and another is served. */
    @Test
    @Timeout(600)
    @EnabledOnOs(OS.LINUX)
    void idleConnectionsOfStrangersGiveWayWhenThereAreNoMore() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = PageServer.start(SHARED, FEW)) {
            for (String from : List.of("127.0.0.2", "127.0.0.3", "127.0.0.4")) {
                for (int i = 0; i < FEW.ofOne(); i++) {
                    slow.add(slow(server.port(), from));
                }
            }
            assertThat(answersTo(server.port(), "127.0.0.9")).isTrue();
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** The same on one's own machine, where one address may take all. */
    @Test
    @Timeout(600)
    void idleConnectionsOfOnesOwnGiveWayWhenThereAreNoMore() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = PageServer.start(Settings.own().onPort(0), FEW)) {
            for (int i = 0; i < 2 * FEW.all(); i++) {
                slow.add(slow(server.port(), "127.0.0.1"));
            }
            assertThat(answersTo(server.port(), "127.0.0.1")).isTrue();
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** Who waits for an answer does nothing meanwhile, for longer than the idle are left, and keeps the connection. */
    @Test
    @Timeout(600)
    void aConnectionThatWaitsForItsAnswerIsKept() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = PageServer.start(Settings.own().onPort(0), FEW);
                Socket waiting = asking("/api/v1/position?game=mnk(4,4,4)", server.port(), "127.0.0.1")) {
            for (int i = 0; i < FEW.all(); i++) {
                slow.add(slow(server.port(), "127.0.0.1"));
            }
            assertThat(answersTo(server.port(), "127.0.0.1")).isTrue();
            assertThat(answered(waiting)).isTrue();
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** A request that never ends does not keep the server from its end, and makes it no failure. */
    @Test
    @Timeout(600)
    void aServerEndsWhileSomebodyIsStillSending() throws Exception {
        PageServer server = PageServer.start(Settings.own().onPort(0));
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(Http.GUARD_MILLIS);
            socket.getOutputStream()
                    .write(("POST /api/v1/parse HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                    + "Expect: 100-continue\r\nContent-Length: 100\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            // it waits for the body from now on
            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 100");
            server.close();
        }
    }
}
