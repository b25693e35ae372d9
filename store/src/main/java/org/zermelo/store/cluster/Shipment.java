package org.zermelo.store.cluster;

import java.io.Serializable;

/**
 * A block of numbers on its way from one shard to another: the one thing that moves in a cluster.
 *
 * @param to the shard that it is for
 * @param from the shard that sent it
 * @param level the level that the numbers belong to
 * @param block a checksum and compressed numbers
 */
public record Shipment(int to, int from, int level, byte[] block) implements Serializable {

    private static final long serialVersionUID = 1L;
}
