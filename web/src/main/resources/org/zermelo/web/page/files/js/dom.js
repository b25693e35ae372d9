// Elements without templates: text is always text, so nothing a game says can become markup.
import {written} from './place.js';

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.setAttribute('class', value);
    else if (name === 'href' && value.startsWith('/')) element.setAttribute(name, written(value));
    else if (name === 'value' || name === 'checked' || name === 'disabled') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  add(element, children);
  return element;
}

/** Appends nodes, texts and lists of them; skips what is missing. */
export function add(element, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/** An HTML element. */
export function h(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** An SVG element. */
export function s(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** An SVG picture of a size in its own units, with a name for those who do not see it. */
export function picture(width, height, label, ...children) {
  return s('svg', {
    viewBox: `0 0 ${width} ${height}`, width: `${width / 14}rem`, height: `${height / 14}rem`, role: 'img', 'aria-label': label, xmlns: SVG,
  }, ...children);
}

/** Puts new content into an element. */
export function put(element, ...children) {
  element.replaceChildren();
  return add(element, ...children);
}

/** Says something to a screen reader. */
export function announce(text) {
  document.getElementById('live').textContent = text;
}

/** Calls a function once its calls pause. */
export function settle(millis, work) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...args), millis);
  };
}
