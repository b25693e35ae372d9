// A picture that may be larger than its room: seen whole, or as large as it is read, and moved by scrolling, dragging or keys.
import {h} from '../dom.js';
import {say} from '../words.js';

const LEAST = 1 / 16;
const GREATEST = 4;
const STEP = 1.25;

/** The scale from which on texts can be read: a picture that would be smaller is not shown whole at first. */
const READABLE = .6;

/** What the style leaves free at each edge of the room, in pixels, for the mark of what has the focus. */
const PADDING = 3;

/** How many pixels of a wheel change the size e-fold. */
const WHEEL = 400;

/** A pointer that has moved so far drags, and does not click. */
const DRAG = 5;

/**
 * The room of a picture, with what changes its size when it does not fit.
 * @param picture an SVG whose size is given in rem
 * @param middle what of its width is to be seen first, from 0 to 1
 * @param kept where its size and place are noted, for the picture of the same size that is drawn after it
 */
export function zoomable(picture, middle = .5, kept = {}) {
  const [wide, high] = ['width', 'height'].map(side => parseFloat(picture.getAttribute(side)));
  const room = h('div', {class: 'drawing zoom', tabindex: '0', role: 'group', 'aria-label': say('zoom.label')}, picture);
  const same = kept.picture === `${wide} ${high}`;
  let scale = 1;
  let chosen = same && kept.chosen;
  let begun = false;

  const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
  const across = () => Math.min(1, (room.clientWidth - 2 * PADDING) / (wide * rem()));
  const whole = () => Math.min(across(), .8 * innerHeight / (high * rem()));

  /** Changes the size; what is at a point of the room, its middle if none is told, stays there. */
  function size(to, [x, y] = [room.clientWidth / 2, room.clientHeight / 2]) {
    const before = scale;
    scale = Math.max(Math.min(LEAST, whole()), Math.min(GREATEST, to));
    picture.style.inlineSize = `${wide * scale}rem`;
    room.scrollLeft = (room.scrollLeft + x) * scale / before - x;
    room.scrollTop = (room.scrollTop + y) * scale / before - y;
  }

  function choose(to, at) {
    chosen = true;
    size(to, at);
  }

  const tools = h('div', {class: 'row noprint', hidden: true},
    button('−', 'grid.out', () => choose(scale / STEP)), button('+', 'grid.in', () => choose(scale * STEP)),
    h('button', {type: 'button', onclick: () => choose(whole())}, say('zoom.whole')));

  new ResizeObserver(() => {
    if (!room.clientWidth) return;
    tools.hidden = whole() === 1 && !chosen;
    if (!chosen) size(across() < READABLE ? 1 : across());
    else if (!begun) size(kept.scale);
    if (!begun) {
      [room.scrollLeft, room.scrollTop] = same ? [kept.left, kept.top] : [wide * scale * rem() * middle - room.clientWidth / 2, 0];
      begun = true;
    }
    note();
  }).observe(room);
  room.addEventListener('scroll', note);

  function note() {
    if (begun && room.isConnected) Object.assign(kept, {picture: `${wide} ${high}`, scale, chosen, left: room.scrollLeft, top: room.scrollTop});
  }

  room.addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = room.getBoundingClientRect();
    choose(scale * Math.exp(-event.deltaY / WHEEL), [event.clientX - box.left, event.clientY - box.top]);
  }, {passive: false});
  room.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = {'+': scale * STEP, '=': scale * STEP, '-': scale / STEP, 0: whole()}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  });
  draggable(room);
  return h('div', {class: 'stack tight'}, room, tools);
}

function button(sign, key, act) {
  return h('button', {type: 'button', 'aria-label': say(key), title: say(key), onclick: act}, sign);
}

/** A mouse moves what is in the room; fingers scroll it anyway. */
function draggable(room) {
  let from = null;
  let dragged = false;
  room.addEventListener('pointerdown', event => {
    dragged = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = {x: event.clientX + room.scrollLeft, y: event.clientY + room.scrollTop, at: [event.clientX, event.clientY]};
  });
  room.addEventListener('pointermove', event => {
    if (!from) return;
    dragged ||= Math.hypot(event.clientX - from.at[0], event.clientY - from.at[1]) > DRAG;
    if (!dragged) return;
    room.scrollLeft = from.x - event.clientX;
    room.scrollTop = from.y - event.clientY;
  });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) room.addEventListener(end, () => {
    from = null;
  });
  // the click at the end of a drag is none
  room.addEventListener('click', event => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }, true);
}
