package org.zermelo.web.api;

/** A call whose reply to the same parameters is always the same, so that it may be cached. */
public interface LastingCall extends Call {}
