// Which places of a picture a move touches, for each kind of scene: a list of ids, in order where a piece goes from one to
// another. A move that can be made in several ways has several lists.

/** The ways to make the moves of a scene's part. */
export function waysOf(scene, targets) {
  const ways = WAYS[scene.kind] ?? one;
  const room = MOST_WAYS / targets.length;
  return targets.filter(target => target.cells.length > 0).flatMap(target => ways(target.cells, scene, room).map(way => ({move: target.move, ordered: false, ...way})));
}

const one = ([cell]) => [{ids: [`${cell}`]}];
const all = cells => [{ids: cells.map(String)}];
const both = cells => [{ids: [cells.join(',')]}];

const WAYS = {
  // the last coin is the left one and the right one
  row: ([item], {from, to}) => [{ids: [`${item}`], alike: to - from === 1}],
  boards: both,
  bar: both,
  coins: all,
  grid: cells => (cells.length === 2 && cells[0] === cells[1] ? [{ids: [`${cells[0]}`, `off${cells[0]}`], ordered: true}] : [{ids: cells.map(String), ordered: cells.length > 1}]),
  strip: ([coin, to], {coins}) => [{ids: [`${coins[coin]}`, `${to}`], ordered: true}],
  // two neighbours are what lies between them; a domino may be put cell by cell, too
  spots: (cells, {look}) => (cells.length === 1 ? all(cells) : [...both(cells), ...look === 'board' ? all(cells) : []]),
  heaps: (cells, scene, room) => (scene.look === 'lines' ? broken(cells, scene, room) : changed(cells, scene)),
};

/** The stone down to which a heap is taken; the heap as a whole where it grows, or is too large for its stones to be seen. */
function changed(cells, {heaps}) {
  const ids = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [heap, to] = [cells[i], Number(cells[i + 1])];
    ids.push(to < Number(heaps[heap]) && Number(heaps[heap]) <= STONES ? `${heap}s${to}` : `${heap}`);
  }
  return [{ids}];
}

/** Stones of a heap that are drawn one by one. */
export const STONES = 120;

/**
 * Ways of all moves together in which every order of the heaps left is offered, cut after cut; of a move that has more than its share
 * the first cut is, and the moves that fit are listed.
 */
const MOST_WAYS = 5000;

/** Heaps left of which every order is offered, however many moves there are. */
const ORDERED = 3;

/**
 * A heap in a line of stones: what is taken is a run of neighbours, of which the first and the last are chosen, and where
 * nothing is taken between two heaps that are left, there is a cut.
 */
function broken([heap, ...left], {heaps}, room) {
  const parts = left.map(Number).filter(part => part > 0);
  const taken = Number(heaps[heap]) - parts.reduce((sum, part) => sum + part, 0);
  const run = from => (taken === 0 ? [] : taken === 1 ? [`${heap}s${from}`] : [`${heap}s${from}`, `${heap}s${from + taken - 1}`]);
  if (parts.length === 0) return [{ids: run(0)}];
  if (parts.length === 1) return [{ids: run(0)}, {ids: run(parts[0])}];
  if (parts.length > ORDERED && orderings(parts) * (taken ? parts.length - 1 : 1) > room) return [...new Set(parts)].map(part => ({ids: taken ? run(part) : [`${heap}g${part}`]}));
  const ways = new Map();
  for (const order of orders(parts)) {
    for (let gap = 1; gap < (taken ? order.length : 2); gap++) {
      const ids = [];
      let at = 0;
      order.forEach((part, index) => {
        if (index > 0 && index === gap && taken) {
          ids.push(...run(at));
          at += taken;
        } else if (index > 0) ids.push(`${heap}g${at}`);
        at += part;
      });
      ways.set(ids.join(), {ids});
    }
  }
  return [...ways.values()];
}

/** The different orders of numbers. */
function orders(parts) {
  if (parts.length < 2) return [parts];
  return [...new Set(parts)].flatMap(part => orders(parts.toSpliced(parts.indexOf(part), 1)).map(rest => [part, ...rest]));
}

/** How many different orders there are: a multinomial coefficient. */
function orderings(parts) {
  const times = new Map();
  return parts.reduce((count, part, index) => {
    times.set(part, (times.get(part) ?? 0) + 1);
    return count * (index + 1) / times.get(part);
  }, 1);
}
