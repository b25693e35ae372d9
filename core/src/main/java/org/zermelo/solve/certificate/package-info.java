/** The text of certificates, whatever they certify: lines with names, closed by their digest. */
@NullMarked
package org.zermelo.solve.certificate;

import org.jspecify.annotations.NullMarked;
