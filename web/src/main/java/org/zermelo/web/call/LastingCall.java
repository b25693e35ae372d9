package org.zermelo.web.call;

/** A call whose reply to the same parameters is always the same, so that it may be cached. */
public interface LastingCall extends Call {}
