package org.zermelo.row.pool;

import org.zermelo.rule.Expr;

/**
 * One clause of the rules of a pool: which number may be taken.
 *
 * @param guard when it may be taken, over the facts before the move
 * @param strike which other free numbers are struck out with it
 * @param gain points that the mover wins
 * @param player the only player who may do it, 0 or 1; -1 for both
 */
public record PoolClause(PoolCondition guard, PoolCondition strike, Expr gain, int player) {}
