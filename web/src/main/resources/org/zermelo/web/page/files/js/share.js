// The address of what is seen, and the page on paper.
import {h} from './dom.js';
import {isLong} from './router.js';
import {say} from './words.js';

/** What can be done with an answer besides reading it, folded: it is shared, printed, saved. */
export function moreTools(...tools) {
  return h('details', {class: 'plain more noprint'}, h('summary', {class: 'small'}, say('share.more')), h('div', {class: 'row'}, shareTools()), tools);
}

/** Buttons that copy the address and print the page. */
export function shareTools() {
  const copy = h('button', {
    type: 'button',
    async onclick() {
      if (isLong()) {
        copy.textContent = say('share.long');
        return;
      }
      try {
        await navigator.clipboard.writeText(location.href);
        copy.textContent = say('share.copied');
      } catch {
        copy.textContent = say('share.address');
      }
      setTimeout(() => {
        copy.textContent = say('share.copy');
      }, 2000);
    },
  }, say('share.copy'));
  return [copy, h('button', {type: 'button', onclick: () => print()}, say('share.print'))];
}

/** Saves what was made as a file. */
export function save(blob, name) {
  const link = h('a', {href: URL.createObjectURL(blob), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a text as a file. */
export function saveText(text, name, type) {
  save(new Blob([text], {type}), name);
}

/** A picture with the colours it has on the page written into it, so that it looks the same elsewhere. */
function standalone(svg) {
  const copy = svg.cloneNode(true);
  const from = [svg, ...svg.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size', 'font-weight', 'opacity']) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none' || name === 'fill' || name === 'stroke') to[index].setAttribute(name, value);
    }
  });
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

function savePng(svg, name) {
  const image = new Image();
  const scale = 2;
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = svg.viewBox.baseVal.width * scale;
    canvas.height = svg.viewBox.baseVal.height * scale;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob(blob => save(blob, name));
  };
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
}

/** Buttons that save a drawing: its picture as SVG and PNG, its numbers as CSV. Each argument is asked when clicked. */
export function exportTools({name, svg, canvas, csv}) {
  const buttons = [];
  const add = (label, act) => buttons.push(h('button', {type: 'button', class: 'quiet', onclick: act}, label));
  if (svg) {
    add('SVG', () => saveText(standalone(svg()), `${name}.svg`, 'image/svg+xml'));
    add('PNG', () => savePng(svg(), `${name}.png`));
  }
  if (canvas) add('PNG', () => canvas().toBlob(blob => save(blob, `${name}.png`)));
  if (csv) add('CSV', () => saveText(csv(), `${name}.csv`, 'text/csv;charset=utf-8'));
  return h('div', {class: 'row noprint'}, h('span', {class: 'small soft'}, say('share.save')), buttons);
}
