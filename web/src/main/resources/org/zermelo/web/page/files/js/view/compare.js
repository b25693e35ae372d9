// An experiment: methods against each other over growing sizes. The plot grows while the server works.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {say, number} from '../words.js';
import {go} from '../router.js';
import {drawPlot} from '../draw/plot.js';
import {exportTools, shareTools} from '../share.js';
import {waiting} from '../waiting.js';

/** Shows the experiment in the address. */
export async function showCompare(main, parameters, signal) {
  document.title = `${say('nav.compare')} – Zermelo`;
  const {experiments} = await get('experiments', {}, signal);
  const chosen = parameters.experiment ?? experiments[0].code;
  const place = h('div', {class: 'stack'});
  const set = (name, value) => go('/compare', {...parameters, experiment: chosen, [name]: value});
  const option = (name, value, label, choices) => h('label', {class: 'field'}, h('span', {}, label),
    h('select', {onchange: event => set(name, event.target.value)}, choices.map(([code, text]) => h('option', {value: code, selected: code === value}, text))));
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('compare.title')), h('p', {class: 'soft'}, say('compare.lead'))),
    h('section', {class: 'card row noprint'},
      option('experiment', chosen, say('compare.experiment'), experiments.map(each => [each.code, each.title])),
      option('limit', parameters.limit ?? '1000', say('compare.limit'), [['200', '0.2 s'], ['1000', '1 s'], ['3000', '3 s'], ['10000', '10 s']]),
      option('seed', parameters.seed ?? '1', say('compare.seed'), ['1', '2', '3', '4', '5'].map(n => [n, n])),
      h('button', {type: 'button', class: 'main', onclick: () => run()}, say('compare.run'))),
    h('p', {class: 'small soft'}, say('compare.example'), ' ', h('code', {dir: 'ltr'}, experiments.find(each => each.code === chosen)?.example)),
    place));

  async function run() {
    const wait = waiting(signal);
    const points = [];
    const chart = h('div', {class: 'drawing', tabindex: '0'});
    const table = h('div', {class: 'scroll', tabindex: '0'});
    const status = h('div', {}, wait.element);
    put(place, status, h('section', {class: 'card stack'}, chart, table), h('div', {class: 'row noprint'}, shareTools()));
    const redraw = () => {
      put(chart, plot(points));
      put(table, figures(points));
    };
    try {
      const done = await stream('compare', {experiment: chosen, limit: parameters.limit ?? '1000', seed: parameters.seed}, {
        progress: wait.progress,
        news: point => {
          points.push(point);
          redraw();
        },
      }, wait.signal);
      points.splice(0, points.length, ...done.points);
      redraw();
      const agree = points.every(point => point.agrees);
      put(status, h('p', {class: agree ? 'note' : 'note error', role: 'status'}, say(agree ? 'compare.agree' : 'compare.differ')));
    } catch (error) {
      if (!signal.aborted) put(status, h('p', {class: 'note'}, error.name === 'AbortError' ? say('cancelled') : error.message));
    }
    place.append(exportTools({name: 'compare', svg: () => chart.querySelector('svg'), csv: () => csv(points)}));
  }

  if (parameters.experiment) run();
}

function plot(points) {
  const series = new Map();
  for (const point of points) {
    if (!point.finished) continue;
    if (!series.has(point.method)) series.set(point.method, []);
    series.get(point.method).push([point.size, Math.max(point.millis, 0.001)]);
  }
  return drawPlot({series, x: say('compare.size'), y: say('compare.millis'), label: say('compare.title'), logarithmic: true});
}

function figures(points) {
  const sizes = [...new Set(points.map(point => point.size))];
  const methods = [...new Set(points.map(point => point.method))];
  const at = new Map(points.map(point => [`${point.method} ${point.size}`, point]));
  return h('table', {class: 'data'},
    h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, say('plan.method')), sizes.map(size => h('th', {scope: 'col', class: 'number'}, number(size))))),
    h('tbody', {}, methods.map(method => h('tr', {}, h('th', {scope: 'row'}, method), sizes.map(size => {
      const point = at.get(`${method} ${size}`);
      return h('td', {class: 'number'}, !point ? '' : point.finished ? short(point.millis) : say('compare.over'));
    })))));
}

function short(millis) {
  return millis >= 100 ? number(Math.round(millis)) : millis >= 1 ? number(Math.round(millis * 10) / 10) : number(Math.round(millis * 1000) / 1000);
}

function csv(points) {
  return ['method,size,millis,nodes,finished,agrees', ...points.map(point => [point.method, point.size, point.millis, point.nodes, point.finished, point.agrees].join(','))].join('\r\n');
}
