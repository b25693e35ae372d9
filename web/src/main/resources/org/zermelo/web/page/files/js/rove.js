// One tab stop for many places: arrow keys go on to the neighbour in their direction, Home and End to the first and the last.
const WAY = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/**
 * Lets the arrow keys go over what a selector finds in a container.
 * @param group the name under which the focus comes back to the container when it is drawn anew
 * @param inOrder whether arrows follow the order of the document, for places that lie across each other
 */
export function rove(container, selector, group, {inOrder = false} = {}) {
  const items = () => [...container.querySelectorAll(selector)];
  const stop = chosen => items().forEach(item => item.setAttribute('tabindex', item === chosen ? '0' : '-1'));
  container.dataset.group = group;
  container.dataset.items = selector;
  stop(items()[0]);
  container.addEventListener('focusin', event => {
    const item = event.target.closest(selector);
    if (item) stop(item);
  });
  container.addEventListener('keydown', event => {
    const from = event.target.closest?.(selector);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = next(items(), from, event.key, inOrder);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({block: 'nearest', inline: 'nearest'});
  });
  return container;
}

function next(items, from, key, inOrder) {
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  const way = WAY[key];
  if (!way) return null;
  const step = items[items.indexOf(from) + way[0] + way[1]];
  if (inOrder) return step;
  // at the end of a line that goes on below, left and right follow the text
  return neighbour(items, from, way) ?? (way[0] === 0 ? null : step);
}

/** The nearest item in a direction; what lies aside counts twice. */
function neighbour(items, from, [dx, dy]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const there = middle(item);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 2 || aside > along) continue;
    if (along + 2 * aside < least) {
      least = along + 2 * aside;
      best = item;
    }
  }
  return best;
}

/** The middle of an element on the screen. */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}
