// The picture of a trace: the server draws it once, a step changes texts and classes.
import {h} from '../dom.js';

/** The tables, the trees of calls below them, and `show`, which makes them what they are after a step. */
export function traceBoard(trace) {
  const cells = new Map();
  const folds = Object.assign({}, ...trace.panels.map(panel => panel.folds ?? {}));
  const drawn = trace.panels.map(panel => ({panel, element: draw(panel)}));
  const part = trees => drawn.filter(({panel}) => (panel.kind === 'calls') === trees).map(({element}) => element);

  function draw(panel) {
    const found = new DOMParser().parseFromString(panel.svg, 'image/svg+xml').documentElement;
    const svg = document.importNode(found, true);
    svg.setAttribute('width', `${svg.viewBox.baseVal.width / 15}rem`);
    svg.style.setProperty('--least', `${svg.viewBox.baseVal.width / 20}rem`);
    svg.removeAttribute('height');
    svg.removeAttribute('font-family');
    // several traces may stand on one page, so names of cells stay here
    for (const group of svg.querySelectorAll('[id]')) {
      cells.set(group.id, {group, kind: group.classList[0], first: group.lastElementChild.textContent});
      group.removeAttribute('id');
    }
    return h('div', {class: `panel ${panel.kind}`, tabindex: '0', role: 'group', 'aria-label': panel.title}, svg);
  }

  /** What stands in each cell after a step. */
  function state(step) {
    const found = new Map();
    const folded = new Map();
    for (const {changes} of trace.steps.slice(0, step + 1)) {
      for (const {cell, text, mark} of changes) {
        const into = folds[cell];
        if (!into) found.set(cell, {text, mark});
        else folded.set(`${into}-fold`, (folded.get(`${into}-fold`) ?? new Set()).add(cell));
      }
    }
    for (const [fold, calls] of folded) found.set(fold, {text: `… ${calls.size}`});
    return found;
  }

  /** Shows the picture after a step; `asked` is a cell that is to be foretold. */
  function show(step, asked = null) {
    const found = state(step);
    const {changes, looked = []} = asked ? {changes: [], looked: trace.steps[step + 1].looked} : trace.steps[step];
    const changed = new Set(changes.map(({cell}) => cell));
    const seen = new Set(looked);
    for (const [id, {group, kind, first}] of cells) {
      const now = found.get(id);
      const classes = [kind, now?.mark];
      if (kind === 'call' && !now) classes.push('unmade');
      if (kind === 'fold' && !now) classes.push('none');
      if (seen.has(id)) classes.push('looked');
      if (changed.has(id)) classes.push('changed');
      if (id === asked) classes.push('asked');
      set(group, classes.filter(Boolean).join(' '), id === asked ? '?' : now?.text ?? first);
    }
    const last = changes[changes.length - 1];
    if (step === 0 && !asked) for (const {element} of drawn) element.scrollLeft = 0;
    else bringToSight(cells.get(asked ?? last?.cell)?.group);
  }

  function set(group, classes, text) {
    if (group.getAttribute('class') !== classes) group.setAttribute('class', classes);
    const shown = group.lastElementChild;
    if (shown.textContent !== text) shown.textContent = text;
  }

  /** Within a panel that is wider than the window; the page itself stays where it is. */
  function bringToSight(group) {
    const panel = group?.closest('.panel');
    if (!panel || panel.scrollWidth <= panel.clientWidth) return;
    const box = group.getBoundingClientRect();
    const sight = panel.getBoundingClientRect();
    if (box.left < sight.left || box.right > sight.right) panel.scrollLeft += box.left - sight.left - panel.clientWidth / 2;
  }

  return {tables: part(false), trees: part(true), show};
}
