package org.zermelo.web.work;

/** Why a job was stopped before it was done. */
public enum Stop {
    /** The client is gone. */
    CLIENT,
    /** The job used up its time. */
    TIME,
    /** The machine ran short of memory. */
    MEMORY,
    /** The server stops. */
    SHUTDOWN
}
