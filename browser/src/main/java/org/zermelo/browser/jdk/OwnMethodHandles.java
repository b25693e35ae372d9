package org.zermelo.browser.jdk;

import java.nio.ByteOrder;

/** {@code MethodHandles}, as far as arrays go. */
public final class OwnMethodHandles {

    private OwnMethodHandles() {}

    /** Of the elements of arrays of a type. */
    public static OwnVarHandle arrayElementVarHandle(Class<?> type) {
        return new OwnVarHandle();
    }

    /** Of bytes as longer numbers. */
    public static OwnVarHandle byteArrayViewVarHandle(Class<?> type, ByteOrder order) {
        return new OwnVarHandle();
    }
}
