package org.zermelo.cli.mcp;

/** A message that is no request of the protocol; a game that cannot be answered is an answer of its tool instead. */
final class RpcException extends Exception {

    static final int PARSE = -32700;
    static final int INVALID = -32600;
    static final int NO_METHOD = -32601;
    static final int PARAMETERS = -32602;

    private static final long serialVersionUID = 1L;

    private final int code;

    RpcException(int code, String message) {
        super(message);
        this.code = code;
    }

    /** The number that JSON-RPC gives to this kind of error. */
    int code() {
        return code;
    }
}
