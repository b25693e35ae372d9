package org.zermelo.heap.check;

import org.zermelo.solve.certificate.CertificateText;

/** The numbers of a certificate: what it claims, and the window that is to prove it. */
record CertificateClaim(long period, long preperiod, long saltus, long from, long to, long shift, long heaps) {

    static CertificateClaim read(CertificateText text) {
        String[] window = text.text("window").split(" ", -1);
        if (window.length != 2) {
            throw new Rejection("number", "name", "window", "seen", text.text("window"));
        }
        CertificateClaim claim = new CertificateClaim(
                text.whole("period"),
                text.whole("preperiod"),
                text.whole("saltus"),
                CertificateText.whole("window", window[0]),
                CertificateText.whole("window", window[1]),
                text.whole("shift"),
                text.whole("heaps"));
        boolean sound = claim.period >= 1
                && claim.shift >= claim.period
                && claim.shift % claim.period == 0
                && claim.preperiod <= claim.from
                && claim.from <= claim.to
                && claim.to + claim.shift <= claim.heaps
                && claim.heaps <= Integer.MAX_VALUE - 8
                && claim.saltus <= Character.MAX_VALUE
                && claim.rise() <= Character.MAX_VALUE;
        if (!sound) {
            throw new Rejection("numbers");
        }
        return claim;
    }

    /** What is added over one shift. */
    long rise() {
        return Math.multiplyExact(saltus, shift / period);
    }
}
