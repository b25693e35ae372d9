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
import org.zermelo.store.TableShelf;
import org.zermelo.web.work.Limits;

/** How many connections are granted, and to whom. */
class ConnectionsTest {

    /** The header of a request that never ends. */
    private static final byte[] SLOW =
            "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".getBytes(StandardCharsets.US_ASCII);

    private static boolean answersTo(int port, String from) throws IOException {
        try (Socket socket = new Socket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress("127.0.0.1", port));
            socket.setSoTimeout(Http.GUARD_MILLIS);
            socket.getOutputStream()
                    .write("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).contains(" 200 ");
        } catch (SocketException e) {
            return false;
        }
    }

    /** Every address of 127.0.0.0/8 is this machine's on Linux: so one client is told from another. */
    @Test
    @Timeout(600)
    @EnabledOnOs(OS.LINUX)
    void oneAddressDoesNotTakeAllConnections() throws Exception {
        Settings shared = new Settings("127.0.0.1", 0, true, false, Limits.shared(), TableShelf.NONE);
        List<Socket> slow = new ArrayList<>();
        try (PageServer server = PageServer.start(shared)) {
            for (int i = 0; i < PageServer.CONNECTIONS_OF_ONE + 50; i++) {
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
            for (int i = 0; i < PageServer.CONNECTIONS_OF_ONE + 50; i++) {
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
}
