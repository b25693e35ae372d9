package org.zermelo.web;

/**
 * What a server grants before anything is asked.
 *
 * @param all open at a time
 * @param ofOne of one address, where strangers may come: more than a class behind one address needs
 * @param idleMillis how long one may do nothing
 * @param scarceMillis the same when there are no more to be had
 */
record Connections(int all, int ofOne, int idleMillis, int scarceMillis) {

    static final Connections USUAL = new Connections(4_000, 400, 30_000, 2_000);
}
