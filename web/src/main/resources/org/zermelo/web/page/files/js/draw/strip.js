// The starts of one heap: one line where there is room for it; a line of hundreds of cells would be too thin to be read, so it is folded
// into lines of ten or more.
const LINES = [10, 20, 50, 100];

/** Lines may be so many times as many as the cells in each. */
const SLENDER = 1.6;

/** A line of nothing but ended plays. */
const ENDED = /^[# ]*$/;

/**
 * A grid of one heap, without the end at which the play has ended everywhere: in one line where so many cells have room, else in lines of
 * which each begins at a multiple of its length; no heap stands where the letter is a space.
 */
export function folded(grid, room) {
  const [line] = grid.rows;
  const single = line.replace(/[# ]+$/, '');
  if (single && single.length <= room) return {...grid, base: grid.fromColumn, per: single.length, single: true, rows: [single]};
  const to = grid.fromColumn + line.length;
  const per = LINES.find(each => to / each <= each * SLENDER) ?? LINES[LINES.length - 1];
  const base = Math.floor(grid.fromColumn / per) * per;
  const count = Math.ceil((to - base) / per);
  const text = ' '.repeat(grid.fromColumn - base) + line;
  const rows = Array.from({length: count}, (_, row) => text.slice(row * per, (row + 1) * per).padEnd(per));
  while (rows.length > 1 && ENDED.test(rows[rows.length - 1])) rows.pop();
  return {...grid, base, per, fromRow: 0, fromColumn: 0, rows};
}

/** The cell to which an arrow leads along the line, whatever lines it is folded into; the same one at its ends. */
export function along({rows, per}, [row, column], [down, right]) {
  const to = (row + down) * per + column + right;
  const at = [Math.floor(to / per), to % per];
  return (rows[at[0]]?.[at[1]] ?? ' ') === ' ' ? [row, column] : at;
}
