// Who answers on a page without a server: engines in workers of the browser. A question that is cancelled ends its worker.
import {say} from './words.js';

/** Whether handouts come as PDF: the browser prints them itself. */
export const MAKES_PDF = false;

/** Languages whose texts are files of their own. */
const LANGUAGES = [{languages}];

const MOST = Math.max(2, Math.min(4, navigator.hardwareConcurrency || 2));
const packed = document.getElementById('engine/zermelo.wasm');
const idle = [];
const waiting = [];
let running = 0;

const workerAddress = packed
  ? URL.createObjectURL(new Blob([document.getElementById('worker').textContent], {type: 'text/javascript'}))
  : new URL('../engine/worker.js', import.meta.url).href;
const compiled = compile();
idle.push(begin());

/** A file of the engine, from the place of the page or from within it. */
async function load(name) {
  if (packed) {
    const bytes = Uint8Array.from(atob(document.getElementById(`engine/${name}`).textContent.trim()), letter => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  }
  const response = await fetch(new URL(`../engine/${name}`, import.meta.url));
  if (!response.ok) throw new TypeError(response.statusText);
  return response;
}

async function compile() {
  const options = {builtins: ['js-string']};
  const response = await load('zermelo.wasm');
  if (response.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(response, options);
  return WebAssembly.compile(await response.arrayBuffer(), options);
}

const texts = {};

/** The texts of a language, loaded once. */
function textsOf(code) {
  texts[code] ??= load(`languages/${code}.json`).then(found => found.json());
  texts[code].catch(() => { delete texts[code]; });
  return texts[code];
}

/** The language in which a question is answered, if it is not within the engine. */
function languageOf({lang, prefer = ''}) {
  const code = (lang || prefer.split(' ').find(one => one === 'en' || LANGUAGES.includes(one)) || 'en').toLowerCase();
  return LANGUAGES.includes(code) ? code : null;
}

function begin() {
  const worker = new Worker(workerAddress);
  worker.languages = new Set();
  compiled.then(module => worker.postMessage({module}));
  return worker;
}

function next() {
  while (waiting.length && running < MOST) work(waiting.shift());
}

function work(job) {
  const worker = idle.pop() ?? begin();
  running++;
  job.end = again => {
    running--;
    job.end = () => {};
    worker.onmessage = worker.onerror = null;
    if (again) idle.push(worker);
    else worker.terminate();
    if (!again && !idle.length) idle.push(begin());
    next();
  };
  worker.onmessage = ({data}) => {
    if (data.event) {
      job.heard(data.event, data.document);
      return;
    }
    job.end(!data.failed);
    if (data.failed) job.done(422, 'application/json', JSON.stringify({error: {kind: 'refused', message: say(`engine.${data.failed}`)}}));
    else job.done(data.status, data.type, data.body);
  };
  worker.onerror = event => {
    event.preventDefault();
    job.end(false);
    job.done(500, 'application/json', JSON.stringify({error: {kind: 'internal', message: say('engine.broken')}}));
  };
  speak(worker, languageOf(job.values)).then(() => worker.postMessage({name: job.name, values: JSON.stringify(job.values)}), error => {
    job.end(true);
    job.fail(error);
  });
}

async function speak(worker, code) {
  if (!code || worker.languages.has(code)) return;
  worker.postMessage({texts: await textsOf(code)});
  worker.languages.add(code);
}

/** Puts a job in line; it is left out of it, or ended, when nobody waits any more. */
function submit(job, signal, stopped) {
  const stop = () => {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    job.end?.(false);
    stopped(signal.reason);
  };
  if (signal?.aborted) {
    stopped(signal.reason);
    return;
  }
  signal?.addEventListener('abort', stop);
  const done = job.done;
  job.done = (...reply) => {
    signal?.removeEventListener('abort', stop);
    done(...reply);
  };
  job.fail = error => {
    signal?.removeEventListener('abort', stop);
    stopped(error);
  };
  waiting.push(job);
  next();
}

/** The response to a question. */
export function ask(name, values, signal, accept) {
  return accept === 'text/event-stream' ? follow(name, values, signal) : new Promise((resolve, reject) => {
    submit({
      name, values, heard() {},
      done: (status, type, body) => resolve(new Response(body, {status, headers: {'Content-Type': type}})),
    }, signal, reject);
  });
}

function follow(name, values, signal) {
  const letters = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      const event = (kind, data) => controller.enqueue(letters.encode(`event: ${kind}\ndata: ${data}\n\n`));
      submit({
        name, values, heard: event,
        done(status, type, document) {
          event(status === 200 ? 'answer' : 'error', document);
          controller.close();
        },
      }, signal, reason => controller.error(reason));
    },
  });
  return Promise.resolve(new Response(body));
}

async function blobAddress(name, values) {
  const response = await ask(name, values, null, '*/*');
  if (!response.ok) throw new Error((await response.json()).error.message);
  return URL.createObjectURL(await response.blob());
}

/** Lets a link lead to a file, which is made when it is asked for. */
export function linkFile(link, name, values) {
  link.href = '#';
  link.addEventListener('click', async event => {
    event.preventDefault();
    event.stopPropagation();
    try {
      const address = await blobAddress(name, values);
      const made = Object.assign(document.createElement('a'), {href: address, download: link.download, target: link.target});
      made.click();
    } catch (error) {
      link.replaceWith(error.message);
    }
  });
  return link;
}

/** Shows a picture. */
export function showFile(image, name, values) {
  blobAddress(name, values).then(address => { image.src = address; }, () => image.dispatchEvent(new Event('error')));
  return image;
}

if (!packed && 'serviceWorker' in navigator) navigator.serviceWorker.register('sw.js').catch(() => {});
