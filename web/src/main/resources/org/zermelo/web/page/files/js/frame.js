// The bar at the top: where one is, and how the page looks.
import {h, put, s} from './dom.js';
import {loadWords} from './language.js';
import {say, languages, language} from './words.js';
import {path, written} from './place.js';
import {go, here} from './router.js';

const PLACES = [['/play', 'nav.play'], ['/learn', 'nav.learn'], ['/exam', 'nav.exam'], ['/sequence', 'nav.sequence'],
  ['/law', 'nav.law'], ['/value', 'nav.values'], ['/compare', 'nav.compare'], ['/rules', 'nav.rules']];
const THEMES = ['', 'light', 'dark'];

/** Draws the bar in the present language. */
export function drawFrame() {
  document.getElementById('skip').textContent = say('skip');
  put(document.getElementById('top'),
    h('a', {class: 'brand', href: '/', 'aria-label': 'Zermelo'}, mark(), h('span', {}, 'Zermelo')),
    h('nav', {class: 'nav', 'aria-label': say('nav.label')},
      PLACES.map(([path, key]) => h('a', {href: path}, say(key)))),
    h('div', {class: 'tools'}, sizeButton(), themeButton(), languageChoice()));
  put(document.getElementById('foot'),
    h('span', {}, say('foot.about')), h('a', {href: '/help'}, say('help.title')), h('a', {href: '/catalogue'}, say('path.catalogue')), h('span', {dir: 'ltr'}, 'Apache-2.0'),
    // on a phone the bar has no room for them
    h('div', {class: 'tools'}, sizeButton(), themeButton()));
  current(path());
}

/** Draws the bar anew in each other language, from now on. */
export function followLanguage() {
  document.addEventListener('spoken', drawFrame);
}

let onPaper = false;

/** Whether the page is being printed. */
export function printing() {
  return onPaper;
}

/** Paper gets the light colours, in what is drawn without the style sheet, too. */
export function followPrinting() {
  const root = document.documentElement;
  let kept;
  const theme = name => {
    if (name === undefined) delete root.dataset.theme;
    else root.dataset.theme = name;
    document.dispatchEvent(new Event('themed'));
  };
  addEventListener('beforeprint', () => {
    kept = root.dataset.theme;
    onPaper = true;
    theme('light');
  });
  addEventListener('afterprint', () => {
    onPaper = false;
    theme(kept);
  });
}

/** Marks the place one is at, from now on. */
export function followPlaces() {
  document.addEventListener('moved', event => current(event.detail));
}

function current(shown) {
  const place = written(shown === '/watch' || shown === '/train' ? '/learn' : shown);
  for (const link of document.querySelectorAll('.nav a')) {
    if (link.getAttribute('href') === place) {
      link.setAttribute('aria-current', 'page');
      link.scrollIntoView({block: 'nearest', inline: 'nearest'});
    } else link.removeAttribute('aria-current');
  }
}

function mark() {
  return s('svg', {viewBox: '0 0 32 32', 'aria-hidden': 'true'},
    s('rect', {width: 32, height: 32, rx: 7, fill: '#14343f'}),
    s('path', {d: 'M9 9h14L9 23h14', fill: 'none', stroke: '#f4efe4', 'stroke-width': 3.2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round'}),
    s('circle', {cx: 9, cy: 9, r: 3.2, fill: '#f0a35c'}), s('circle', {cx: 23, cy: 23, r: 3.2, fill: '#6fb7dd'}));
}

function remember(name, value) {
  const root = document.documentElement;
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
  document.dispatchEvent(new Event('themed'));
  try {
    localStorage.setItem(name, value);
  } catch {
    // not kept, then
  }
}

function sizeButton() {
  const large = () => document.documentElement.dataset.size === 'large';
  const button = h('button', {
    class: 'quiet', type: 'button', 'aria-pressed': String(large()), 'aria-label': say('size'), title: say('size'),
    onclick() {
      remember('size', large() ? '' : 'large');
      button.setAttribute('aria-pressed', String(large()));
    },
  }, 'A⁺');
  return button;
}

function themeButton() {
  const now = () => document.documentElement.dataset.theme ?? '';
  const sign = () => ({'': '◐', light: '☀\uFE0E', dark: '☾'})[now()];
  const button = h('button', {
    class: 'quiet', type: 'button', 'aria-label': say('theme'), title: say('theme'),
    onclick() {
      remember('theme', THEMES[(THEMES.indexOf(now()) + 1) % THEMES.length]);
      button.textContent = sign();
    },
  }, sign());
  return button;
}

function languageChoice() {
  return h('select', {
    'aria-label': say('language'),
    async onchange(event) {
      await loadWords(event.target.value);
      document.querySelector('#top select').focus();
      // the address no longer names another
      go(path(), {...here(), lang: ''}, {replace: true});
    },
  }, languages().map(({code, name}) => h('option', {value: code, selected: code === language()}, name)));
}
