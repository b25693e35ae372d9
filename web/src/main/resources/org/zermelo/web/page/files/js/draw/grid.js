// The classes of all starts of two heaps as a picture to move about in: drag, wheel, keys; a cell tells what it is.
import {h, put, settle} from '../dom.js';
import {say} from '../words.js';
import {lettered} from '../letters.js';
import {exportTools} from '../share.js';
import {csvText} from '../csv.js';
import {printing} from '../frame.js';
import {drawArrows} from './arrows.js';
import {drawAxes, edges} from './axes.js';
import {drawMarks} from './marks.js';
import {along, folded} from './strip.js';

const LEAST = 0.4;
const GREATEST = 56;
const TEXT_FROM = 19;
const SHEET = 680;
/** Cells of a single line are at least so wide, and its arrows take so much room below it. */
const SLOT = 30;
const BELOW = 44;
/** A narrow screen begins with cells that can be read. */
const READABLE = 22;

/** What a letter of the server's grid says: a code, or null where nobody can make sure, or 'end'; 'none' where no start is. */
export function codeOf(letter) {
  if (letter === '#') return 'end';
  if (letter === ' ') return 'none';
  if (letter === '.' || letter === undefined) return null;
  return letter <= 'Z' ? letter.charCodeAt(0) - 64 : 96 - letter.charCodeAt(0);
}

/** The name of a class as the language's classrooms know it: W2, L1. */
export function className(code) {
  return code === 'end' ? say('grid.end') : code === null ? say('grid.open') : lettered(code > 0 ? 'exam.class.W' : 'exam.class.L', {n: Math.abs(code)});
}

function mix(from, to, share) {
  return from.map((part, index) => Math.round(part + (to[index] - part) * share));
}

function rgb(text) {
  const probe = document.createElement('canvas').getContext('2d');
  probe.fillStyle = text;
  const hex = probe.fillStyle;
  return [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));
}

/** Colours by class: the sooner the decision the stronger. */
function palette() {
  const style = getComputedStyle(document.documentElement);
  const token = name => rgb(style.getPropertyValue(name).trim());
  const [sheet, win, loss, open, end] = ['--sheet', '--win', '--loss', '--draw-soft', '--paper'].map(token);
  return code => {
    if (code === 'end') return end;
    if (code === 'none') return sheet;
    if (code === null) return open;
    return mix(code > 0 ? win : loss, sheet, Math.min(0.86, Math.abs(code) === 1 ? 0 : 0.42 + 0.09 * (Math.abs(code) - 2)));
  };
}

/**
 * The grid.
 * @param given the server's document
 * @param onPick called with the heaps of a cell that is clicked; promises the heaps to which its moves lead
 * @param marks what is marked: the row that the starts are in, the columns that answer questions with the questions' numbers
 * @param onWhy called with the heaps of a cell on which one stays; promises why it is in its class
 */
export function drawGrid(given, {onPick, onWhy, marks = {}}) {
  const strip = given.heaps === 1;
  const grid = strip ? folded(given, Math.floor((Math.min(innerWidth, 1240) - 190) / SLOT)) : given;
  const rows = grid.rows.length;
  const columns = grid.rows[0].length;
  let colour = palette();
  let bitmap = paint(grid, colour);
  const meaning = h('div', {}, legend(grid, colour));
  const canvas = h('canvas', {tabindex: '0', role: 'application', 'aria-label': say('grid.label', {rows, columns}), class: 'grid'});
  const told = h('p', {class: 'said', role: 'status'});
  const tight = window.matchMedia('(max-width: 40rem)').matches;
  const view = {scale: 1, x: 0, y: 0, row: 0, column: strip ? given.fromColumn - grid.base : 0};
  const size = {width: 0, height: 0};
  const edge = edges();
  const names = grid.single ? {columns: say('grid.stones'), row: () => ''} : strip ? {columns: say('grid.heap'), row: index => grid.base + index * grid.per}
    : {columns: say('grid.second'), rows: say('grid.first'), row: index => index};

  /** Paper is as wide as most sheets between their margins, in CSS pixels, and printed finer than a screen. */
  let paperSize = false;
  const sharpness = () => (paperSize ? 3 : devicePixelRatio || 1);

  function resize() {
    const ratio = sharpness();
    const room = paperSize ? SHEET : canvas.parentElement.clientWidth;
    size.width = room - edge.left;
    const tall = strip ? rows * size.width / columns : size.width * (tight ? 1 : .62);
    const needed = rows * Math.min(GREATEST / 1.4, Math.max(begins(), size.width / columns));
    size.height = Math.round(Math.min(tall, Math.max(60, needed), paperSize ? SHEET * .7 : innerHeight * .72)) + (grid.single ? BELOW : 0);
    canvas.width = room * ratio;
    canvas.height = (size.height + edge.top) * ratio;
    canvas.style.width = `${room}px`;
    canvas.style.height = `${size.height + edge.top}px`;
  }

  function fit() {
    view.scale = whole();
    view.x = view.y = 0;
    draw();
  }

  /** How a table begins: whole, but on a narrow screen about its answers, in cells that can be read. */
  function begin() {
    view.scale = Math.max(begins(), whole());
    view.x = size.width - (Math.max(...(marks.answers?.keys() ?? []), grid.fromColumn) - grid.fromColumn + 2) * view.scale;
    view.y = 0;
    draw();
  }

  const begins = () => (tight && !strip && !paperSize ? READABLE : 0);
  const whole = () => clampScale(Math.min(size.width / columns, size.height / rows));
  const clampScale = scale => Math.max(LEAST, Math.min(GREATEST, scale));

  function clamp() {
    view.x = Math.max(Math.min(0, size.width - columns * view.scale), Math.min(0, view.x));
    view.y = Math.max(Math.min(0, size.height - rows * view.scale), Math.min(0, view.y));
  }

  let asked = 0;
  function draw() {
    if (!asked) asked = requestAnimationFrame(now);
  }

  function now() {
    asked = 0;
    clamp();
    const ratio = sharpness();
    const paper = canvas.getContext('2d');
    paper.setTransform(ratio, 0, 0, ratio, 0, 0);
    paper.imageSmoothingEnabled = view.scale < 1;
    paper.clearRect(0, 0, edge.left + size.width, edge.top + size.height);
    drawAxes(paper, grid, {view, size, edge, names});
    paper.save();
    paper.translate(edge.left, edge.top);
    paper.beginPath();
    paper.rect(0, 0, size.width, size.height);
    paper.clip();
    const from = [Math.max(0, Math.floor(-view.x / view.scale)), Math.max(0, Math.floor(-view.y / view.scale))];
    const to = [Math.min(columns, Math.ceil((size.width - view.x) / view.scale)), Math.min(rows, Math.ceil((size.height - view.y) / view.scale))];
    paper.drawImage(bitmap, from[0], from[1], to[0] - from[0], to[1] - from[1],
      view.x + from[0] * view.scale, view.y + from[1] * view.scale, (to[0] - from[0]) * view.scale, (to[1] - from[1]) * view.scale);
    if (view.scale >= TEXT_FROM) letters(paper, from, to);
    drawMarks(paper, grid, {view, from, to, marks, heapsAt});
    drawArrows(paper, arrows, {view, below: grid.single});
    frame(paper);
    paper.restore();
    canvas.dataset.drawn = '';
  }

  function letters(paper, from, to) {
    const style = getComputedStyle(document.documentElement);
    const dark = style.getPropertyValue('--ink');
    const light = style.getPropertyValue('--sheet');
    paper.textAlign = 'center';
    paper.textBaseline = 'middle';
    paper.font = `600 ${Math.round(view.scale * .4)}px ${style.getPropertyValue('--sans')}`;
    for (let row = from[1]; row < to[1]; row++) {
      for (let column = from[0]; column < to[0]; column++) {
        const code = codeOf(grid.rows[row][column]);
        if (typeof code !== 'number') continue;
        paper.fillStyle = Math.abs(code) === 1 ? light : dark;
        paper.fillText(code > 0 ? `+${code}` : `−${-code}`, view.x + (column + .5) * view.scale, view.y + (row + .53) * view.scale);
      }
    }
  }

  function frame(paper) {
    paper.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--focus');
    paper.lineWidth = 3;
    paper.strokeRect(view.x + view.column * view.scale, view.y + view.row * view.scale, Math.max(4, view.scale), Math.max(4, view.scale));
  }

  let arrows = [];
  /** The cell is explained, and arrows tell where its moves lead. */
  async function pick(row, column) {
    const found = await onPick(heapsAt(row, column)) ?? [];
    arrows = found.map(heaps => [[row, column], placeOf(heaps)]).filter(([, to]) => grid.single || codeOf(grid.rows[to[0]]?.[to[1]] ?? ' ') !== 'none');
    canvas.dataset.arrows = arrows.length;
    draw();
  }

  function placeOf([first, second]) {
    const at = first - grid.base;
    if (grid.single) return [0, at];
    return strip ? [Math.floor(at / grid.per), at % grid.per] : [first - grid.fromRow, second - grid.fromColumn];
  }

  const heapsAt = (row, column) => (strip ? [grid.base + row * grid.per + column] : [grid.fromRow + row, grid.fromColumn + column]);

  function tell(row, column) {
    const code = codeOf(grid.rows[row][column]);
    const heaps = heapsAt(row, column).join(', ');
    const text = `(${heaps}) – ${className(code)}${typeof code === 'number' ? `: ${say(code > 0 ? 'grid.wins' : 'grid.loses', {moves: Math.abs(code)})}` : ''}`;
    if (text === told.dataset.cell) return;
    told.dataset.cell = told.textContent = text;
    if (onWhy && code !== 'end') reason(text, heaps);
  }

  // the mark must rest a moment before the server is asked
  const reason = settle(160, async (text, heaps) => {
    if (told.dataset.cell !== text) return;
    const why = await onWhy(heaps).catch(() => '');
    if (told.dataset.cell === text && why) told.textContent = `${text}. ${why}`;
  });

  /** Where a pointer is, from the corner of the cells' place. */
  function within(event) {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left - edge.left, event.clientY - box.top - edge.top];
  }

  function at(event) {
    const [x, y] = within(event);
    const column = Math.floor((x - view.x) / view.scale);
    const row = Math.floor((y - view.y) / view.scale);
    return x >= 0 && y >= 0 && (grid.rows[row]?.[column] ?? ' ') !== ' ' ? [row, column] : null;
  }

  function zoom(factor, x = size.width / 2, y = size.height / 2) {
    const scale = clampScale(view.scale * factor);
    view.x = x - (x - view.x) * scale / view.scale;
    view.y = y - (y - view.y) * scale / view.scale;
    view.scale = scale;
    draw();
  }

  follow(canvas, {view, draw, zoom, within, at, tell, pick});
  canvas.addEventListener('keydown', event => {
    const step = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}[event.key];
    if (step) {
      [view.row, view.column] = strip ? along(grid, [view.row, view.column], step)
        : [Math.max(0, Math.min(rows - 1, view.row + step[0])), Math.max(0, Math.min(columns - 1, view.column + step[1]))];
      view.x = Math.min(Math.max(view.x, size.width - (view.column + 2) * view.scale), -(view.column - 1) * view.scale);
      view.y = Math.min(Math.max(view.y, size.height - (view.row + 2) * view.scale), -(view.row - 1) * view.scale);
      tell(view.row, view.column);
    } else if (event.key === '+' || event.key === '=') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else if (event.key === 'Enter' || event.key === ' ') pick(view.row, view.column);
    else return;
    event.preventDefault();
    draw();
  });

  const box = h('div', {class: 'stack tight'},
    h('div', {class: 'gridbox'}, canvas), told, meaning,
    h('div', {class: 'row noprint'},
      h('button', {type: 'button', 'aria-label': say('grid.in'), onclick: () => zoom(1.5)}, '+'),
      h('button', {type: 'button', 'aria-label': say('grid.out'), onclick: () => zoom(1 / 1.5)}, '−'),
      h('button', {type: 'button', onclick: fit}, say('grid.fit')),
      exportTools({name: 'classes', canvas: () => canvas, csv: () => csv(given)})));
  // a canvas does not follow the style sheet by itself, neither to another theme nor to paper
  const recolour = () => {
    if (!canvas.isConnected) {
      document.removeEventListener('themed', recolour);
      return;
    }
    colour = palette();
    bitmap = paint(grid, colour);
    put(meaning, legend(grid, colour));
    if (paperSize !== printing()) reshape();
    now();
  };
  /** What is seen stays seen when the size changes to that of paper, and back. */
  function reshape() {
    const before = size.width;
    const all = view.scale === whole();
    paperSize = printing();
    resize();
    const factor = all ? whole() / view.scale : size.width / before;
    for (const part of ['scale', 'x', 'y']) view[part] *= factor;
  }
  document.addEventListener('themed', recolour);
  const watch = new ResizeObserver(() => {
    resize();
    begin();
  });
  requestAnimationFrame(() => watch.observe(canvas.parentElement));
  return box;
}

/** One pixel a cell; the browser scales it. */
function paint(grid, colour) {
  const bitmap = document.createElement('canvas');
  bitmap.width = grid.rows[0].length;
  bitmap.height = grid.rows.length;
  const pixels = new ImageData(bitmap.width, bitmap.height);
  const known = new Map();
  let at = 0;
  for (const line of grid.rows) {
    for (const letter of line) {
      let part = known.get(letter);
      if (!part) known.set(letter, part = colour(codeOf(letter)));
      pixels.data[at++] = part[0];
      pixels.data[at++] = part[1];
      pixels.data[at++] = part[2];
      pixels.data[at++] = 255;
    }
  }
  bitmap.getContext('2d').putImageData(pixels, 0, 0);
  return bitmap;
}

/** Pointer and wheel. */
function follow(canvas, {view, draw, zoom, within, at, tell, pick}) {
  let held = null;
  canvas.addEventListener('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    held = {x: event.clientX, y: event.clientY, moved: false};
  });
  canvas.addEventListener('pointermove', event => {
    if (held && (held.moved || Math.hypot(event.clientX - held.x, event.clientY - held.y) > 5)) {
      view.x += event.clientX - held.x;
      view.y += event.clientY - held.y;
      held = {x: event.clientX, y: event.clientY, moved: true};
      draw();
    } else if (!held) {
      const cell = at(event);
      if (cell) tell(...cell);
    }
  });
  canvas.addEventListener('pointerup', event => {
    const cell = held && !held.moved ? at(event) : null;
    held = null;
    if (!cell) return;
    [view.row, view.column] = cell;
    tell(...cell);
    draw();
    pick(...cell);
  });
  canvas.addEventListener('pointercancel', () => {
    held = null;
  });
  canvas.addEventListener('wheel', event => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), ...within(event));
  }, {passive: false});
}

/** The classes that occur, the nearest first; the farther ones fade into each other. */
function legend(grid, colour) {
  const codes = [...new Set(grid.rows.join(''))].map(codeOf).filter(code => code === null || typeof code === 'number');
  const near = [1, -1, 2, -2, 3, -3, 4, -4, null].filter(code => codes.includes(code));
  return h('ul', {class: 'legend plain'}, near.map(code => {
    const swatch = h('span', {class: 'swatch', 'aria-hidden': 'true'});
    swatch.style.backgroundColor = `rgb(${colour(code).join(' ')})`;
    return h('li', {}, swatch, className(code), code === null ? null : h('span', {dir: 'ltr'}, ` (${code > 0 ? '+' : '−'}${Math.abs(code)})`));
  }), codes.some(code => Math.abs(code) > 4) ? h('li', {}, say('grid.farther')) : null);
}

function csv(grid) {
  const head = ['', ...Array.from(grid.rows[0], (_, column) => grid.fromColumn + column)];
  const lines = grid.rows.map((line, row) => [grid.fromRow + row, ...Array.from(line, letter => {
    const code = codeOf(letter);
    return code === 'end' ? '' : code ?? '?';
  })]);
  return csvText([head, ...lines]);
}
