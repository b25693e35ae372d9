// An experiment: methods against each other over growing sizes. The plot grows while the server works.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {has, language, number, say} from '../words.js';
import {go} from '../router.js';
import {drawPlot} from '../draw/plot.js';
import {exportTools, moreTools} from '../share.js';
import {csvText} from '../csv.js';
import {waiting} from '../waiting.js';

const RANGES = ['-50..50', '-100..0', '0..100'];

/** Shows the experiment in the address; a chosen one runs at once. */
export async function showCompare(main, parameters, signal) {
  document.title = `${say('nav.compare')} – Zermelo`;
  const {experiments} = await get('experiments', {}, signal);
  const chosen = {...parameters, experiment: parameters.experiment || experiments[0].code};
  const place = h('div', {class: 'stack'});
  let running = null;
  const run = () => {
    running?.abort();
    running = new AbortController();
    go('/compare', chosen, {keep: true});
    measure(place, chosen, running.signal);
  };
  signal.addEventListener('abort', () => running?.abort());
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('compare.title')), h('p', {class: 'soft'}, say('compare.lead'))),
    h('section', {class: 'card row foot noprint'}, fields(chosen, experiments),
      h('button', {type: 'button', class: 'main', 'data-landing': '', onclick: run}, say('compare.run'))),
    place));
  if (parameters.experiment) run();
}

/** What can be chosen; a choice is kept and not yet run, for whoever goes through a list with the arrow keys passes by many. */
function fields(chosen, experiments) {
  const option = (name, value, label, choices, also = () => {}) => h('label', {class: name === 'experiment' ? 'field grow' : 'field'}, h('span', {}, label),
    h('select', {onchange(event) {
      chosen[name] = event.target.value;
      also();
    }}, choices.map(([code, text]) => h('option', {value: code, selected: code === value}, text))));
  const ranges = h('div', {});
  const values = () => put(ranges, experiments.find(each => each.code === chosen.experiment)?.values?.length
    ? option('values', chosen.values ?? '', say('compare.values'), [['', say('compare.usual')], ...RANGES.map(range => [range, range])]) : null);
  values();
  return [
    option('experiment', chosen.experiment, say('compare.experiment'), experiments.map(each => [each.code, each.title]), () => {
      chosen.values = '';
      values();
    }),
    option('limit', chosen.limit ?? '1000', say('compare.limit'), ['200', '1000', '3000', '10000'].map(millis =>
      [millis, say('compare.seconds', {seconds: (millis / 1000).toLocaleString(language())})])),
    ranges,
    option('repeat', chosen.repeat ?? '3', say('compare.repeat'), ['1', '3', '5', '9'].map(n => [n, n])),
    option('seed', chosen.seed ?? '1', say('compare.seed'), ['1', '2', '3', '4', '5'].map(n => [n, n])),
  ];
}

async function measure(place, {experiment, values, limit = '1000', repeat, seed}, signal) {
  const wait = waiting(signal);
  const points = [];
  let growths = new Map();
  let steps = false;
  const chart = h('div', {class: 'drawing', tabindex: '0'});
  const shown = h('label', {class: 'row noprint'}, h('span', {class: 'small soft'}, say('compare.shown')), h('select', {onchange(event) {
    steps = event.target.value === 'steps';
    redraw();
  }}, ['time', 'steps'].map(each => h('option', {value: each}, say(`compare.${each}`)))));
  const table = h('div', {class: 'scroll named', tabindex: '0'});
  const status = h('div', {}, wait.element);
  put(place, status, h('section', {class: 'card stack'}, shown, chart, table), moreTools());
  const redraw = () => {
    const fitted = new Map([...growths].map(([label, series]) => [label, growth(series, steps)]));
    put(chart, plot(points, {fitted, growths}, steps));
    put(table, figures(points, {fitted, growths}, steps));
    // the largest sizes tell most, and the methods' names stay beside them
    table.scrollLeft = table.scrollWidth;
  };
  try {
    const done = await stream('compare', {experiment, values, limit, repeat, seed}, {
      progress: wait.progress,
      news: point => {
        points.push(point);
        redraw();
      },
    }, wait.signal);
    points.splice(0, points.length, ...done.series.flatMap(series => series.points.map(point => ({label: series.label, ...point}))));
    growths = new Map(done.series.map(series => [series.label, series]));
    redraw();
    const agree = done.agrees;
    put(status, h('p', {class: agree ? 'note' : 'note error', role: 'status'}, say(agree ? 'compare.agree' : 'compare.differ')));
  } catch (error) {
    if (signal.aborted) return;
    put(status, h('p', {class: 'note', role: 'status'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
  place.append(exportTools({name: 'compare', svg: () => chart.querySelector('svg'), csv: () => csv(points)}));
}

/** What a point shows: its time, or how many steps the method took. */
function figure(point, steps) {
  return steps ? number(point.count) : duration(point.medianSeconds);
}

function plot(points, {fitted, growths}, steps) {
  const series = new Map();
  for (const point of points) {
    if (point.skipped || steps && !point.count) continue;
    if (!series.has(point.label)) series.set(point.label, []);
    series.get(point.label).push([point.size, steps ? point.count : Math.max(point.medianSeconds, 1e-9)]);
  }
  return drawPlot({series, x: say('compare.size'), y: say(steps ? 'compare.steps' : 'compare.time'), label: say('compare.title'), names: named,
    notes: label => [fitted.get(label), expected(growths.get(label)) && say('compare.theory', {growth: expected(growths.get(label))})],
    curves: new Map([...growths].map(([label, known]) => [label, curve(known)])), time: steps ? number : duration});
}

/** What a method of a series is called; the numbers that it works on follow. */
function named(label) {
  const [method, ...rest] = label.split(' ');
  return has(`compare.name.${method}`) ? [say(`compare.name.${method}`), ...rest].join(' ') : label;
}

/** How the steps of a series grow by the method's construction, in letters. */
function expected({theoryPower, theoryBase} = {}) {
  return theoryBase !== undefined ? `${theoryBase}^n` : theoryPower === undefined ? '' : theoryPower === 1 ? 'n' : `n^${theoryPower}`;
}

/** The same as a function of the size, but for a factor; null where it is not known. */
function curve({theoryPower, theoryBase}) {
  return theoryBase !== undefined ? size => theoryBase ** size : theoryPower === undefined ? null : size => size ** theoryPower;
}

function figures(points, {fitted, growths}, steps) {
  const sizes = [...new Set(points.map(point => point.size))].sort((a, b) => a - b);
  const labels = [...new Set(points.map(point => point.label))];
  const at = new Map(points.map(point => [`${point.label} ${point.size}`, point]));
  return h('table', {class: 'data'},
    h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, say('plan.method')), growths.size ? [h('th', {scope: 'col'}, say('plan.growth')), h('th', {scope: 'col'}, say('compare.expected'))] : null,
      sizes.map(size => h('th', {scope: 'col', class: 'number'}, number(size))))),
    h('tbody', {}, labels.map(label => h('tr', {}, h('th', {scope: 'row', class: 'whole', title: label}, named(label)),
      growths.size ? [fitted.get(label), expected(growths.get(label))].map(each => h('td', {class: 'whole'}, each)) : null, sizes.map(size => {
      const point = at.get(`${label} ${size}`);
      return h('td', {class: 'number whole', title: point?.skipped}, !point ? '' : point.skipped ? say('compare.over') : figure(point, steps));
    })))));
}

/** How time or steps grow with the size n, as far as the points tell: a power or an exponential; of time with the error of its figure. */
function growth({timePower, timePowerError, timeBase, timeBaseError, countPower, countBase}, steps) {
  const short = value => number(Number(value.toFixed(2)));
  if (steps) return countBase !== undefined ? `${short(countBase)}^n` : countPower === undefined ? '' : `n^${short(countPower)}`;
  if (timeBase !== undefined) return `${short(timeBase)}^n ± ${short(timeBaseError)}`;
  return timePower === undefined ? '' : `n^${short(timePower)} ± ${short(timePowerError)}`;
}

/** A time in the unit that makes it short. */
function duration(seconds) {
  const [unit, per] = seconds < 1e-3 ? ['us', 1e6] : seconds < 1 ? ['ms', 1e3] : ['s', 1];
  return say(`compare.unit.${unit}`, {time: number(Number((seconds * per).toPrecision(seconds * per >= 100 ? 3 : 2)))});
}

function csv(points) {
  return csvText([['method', 'size', 'medianSeconds', 'count', 'agrees'],
    ...points.map(({label, size, medianSeconds, count, agrees}) => [label, size, medianSeconds, count, agrees])]);
}
