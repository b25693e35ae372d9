// Moves made on a picture. A move is the places that it touches; places are chosen one after the other, and what is chosen narrows
// what comes next. What fits one move only is made; where several moves fit, they stand below the picture.
import {h, put, announce} from '../dom.js';
import {say} from '../words.js';
import {rove} from '../rove.js';
import {badge, brief, mark, tone} from '../verdict.js';

/** Moves that stand below the picture at most; the list of all moves has the rest. */
const MOST = 60;

/**
 * Lets moves be made by their places.
 * @param places from a place's id to its group, its name, where its sign stands ({x, y, size}), and whether it bears none
 * @param ways moves with the ids of their places, in order where a piece goes from one to another; a move may have several ways, and
 *     moves that are alike do the same
 * @param onMove called with the move that was made
 * @param values a map from moves to their values, the best first
 * @param best the move whose places are marked
 * @param words gives a move's text in words
 * @param held what was chosen before the picture was drawn anew
 * @returns the element for the moves that fit, and a function that shows a move
 */
export function picker(places, ways, {onMove, values, best = null, held, words}) {
  const box = h('div', {class: 'fits', hidden: true});
  const rank = new Map([...values?.keys() ?? []].map((move, index) => [move, index]));
  let chosen = (held?.chosen ?? []).every(id => places.has(id)) ? held?.chosen ?? [] : [];
  if (consistent(ways, chosen).length === 0) chosen = [];

  function choose(id) {
    chosen = [...chosen, id];
    const fit = consistent(ways, chosen);
    const moves = distinct(fit);
    if (fit.every(way => way.alike) || moves.length === 1 && (!fit[0].ordered || fit.some(way => way.ids.length === chosen.length))) {
      // the places stay as they are, for the focus to be followed to the next picture
      chosen = [];
      if (held) held.chosen = chosen;
      onMove(moves[0]);
      return;
    }
    draw(id);
    announce(say('scene.chosen', {cell: chosen.map(each => places.get(each).name).join(', '), count: moves.length}));
  }

  function release(focus) {
    chosen = [];
    draw(focus);
  }

  function letGo(id) {
    chosen = chosen.slice(0, chosen.indexOf(id));
    draw(id);
  }

  /** Makes every place what it is now: chosen, a move, a choice, or nothing. */
  function draw(focus) {
    if (held) held.chosen = chosen;
    const fit = consistent(ways, chosen);
    const next = new Map();
    for (const way of fit) {
      for (const id of way.ordered ? way.ids.slice(chosen.length, chosen.length + 1) : way.ids.filter(each => !chosen.includes(each))) {
        if (!next.has(id)) next.set(id, []);
        next.get(id).push(way);
      }
    }
    for (const [id, place] of places) {
      plain(place);
      // a piece may come back to a cell that was chosen: an arrow to where the queen stood
      if (next.has(id)) open(place, id, next.get(id), chosen, {choose, values, rank, words, marked: best});
      else if (chosen.includes(id)) pressed(place, () => letGo(id));
    }
    anchor(places, focus ?? chosen[chosen.length - 1]);
    fits(distinct(fit.filter(way => way.ids.length === chosen.length)));
  }

  function fits(moves) {
    box.hidden = chosen.length === 0;
    if (box.hidden) {
      put(box);
      return;
    }
    const buttons = moves.slice(0, MOST).map(move => h('button', {type: 'button', 'data-fit': move, onclick: () => onMove(move)},
      words(move), values?.get(move) ? badge(values.get(move)) : null));
    const more = moves.length - buttons.length;
    put(box, h('p', {class: 'small soft'}, say(buttons.length ? 'scene.fits' : 'scene.goon'), more ? ` ${say('scene.morefit', {count: more})}` : null),
      rove(h('div', {class: 'row'}, buttons, h('button', {type: 'button', class: 'quiet', 'data-letgo': '', onclick: () => release(chosen[0])}, say('scene.letgo'))), 'button', 'fits'));
  }

  draw();
  return {
    element: box,
    escape() {
      if (chosen.length === 0) return false;
      release(chosen[0]);
      return true;
    },
    show(move) {
      if (!consistent(ways, chosen).some(way => way.move === move)) release();
      for (const way of consistent(ways, chosen).filter(each => each.move === move).slice(0, 1)) way.ids.forEach(id => places.get(id)?.group.classList.add('hinted'));
    },
  };
}

/** The ways to which what is chosen belongs. */
function consistent(ways, chosen) {
  return ways.filter(({ids, ordered}) => (ordered ? chosen.every((id, index) => ids[index] === id) : chosen.every(id => ids.includes(id))));
}

function distinct(ways) {
  return [...new Set(ways.map(way => way.move))];
}

function plain({group, sign}) {
  sign?.remove();
  group.classList.remove('target', 'best', 'chosen', 'aim', 'hinted', 'win', 'loss', 'draw', 'cold', 'tepid', 'warm', 'hot', 'burning');
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed', 'data-move', 'data-from']) group.removeAttribute(name);
  group.onclick = group.onkeydown = null;
}

function pressed(place, action) {
  button(place.group, say('scene.letgo.name', {cell: place.name}), action);
  place.group.classList.add('chosen');
  place.group.setAttribute('aria-pressed', 'true');
  place.group.dataset.from = place.name;
}

/** A place that may be chosen next; when that makes a move, it bears the move's name. */
function open(place, id, through, chosen, {choose, values, rank, words, marked}) {
  const moves = distinct(through);
  const whole = through.every(way => way.alike) || moves.length === 1 && (!through[0].ordered || through.some(way => way.ids.length === chosen.length + 1));
  const best = moves.reduce((a, b) => ((rank.get(b) ?? Infinity) < (rank.get(a) ?? Infinity) ? b : a));
  const value = values?.get(best);
  const name = whole ? `${say('move')} ${words(best).textContent}` : say('scene.from', {cell: place.name});
  button(place.group, value ? `${name}: ${brief(value)}` : name, () => choose(id));
  if (chosen.length > 0) place.group.classList.add('aim');
  if (whole) place.group.dataset.move = best;
  else place.group.dataset.from = place.name;
  if (!value) return;
  place.group.classList.add(tone(value));
  place.group.classList.toggle('best', moves.includes(marked));
  place.sign = place.signed(mark(value), tone(value));
}

function button(group, name, action) {
  group.classList.add('target');
  group.setAttribute('role', 'button');
  group.setAttribute('tabindex', '-1');
  group.setAttribute('aria-label', name);
  group.onclick = action;
  group.onkeydown = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      action();
    }
  };
}

/** One place is where the tab key comes to; it has the focus if the picture had it. */
function anchor(places, id) {
  const buttons = [...places.values()].map(place => place.group).filter(group => group.hasAttribute('role'));
  const wanted = places.get(id)?.group;
  const stop = buttons.includes(wanted) ? wanted : buttons[0];
  stop?.setAttribute('tabindex', '0');
  if (id !== undefined && stop && stop.isConnected) stop.focus({preventScroll: true});
}
