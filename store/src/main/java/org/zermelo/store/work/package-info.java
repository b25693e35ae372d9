/** The folder beside a table while it is made, and what a run that was stopped goes on from. */
@NullMarked
package org.zermelo.store.work;

import org.jspecify.annotations.NullMarked;
