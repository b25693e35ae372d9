// Questions to whoever answers. A question that is no longer of interest is cancelled, and its work stops.
import {ask} from './server.js';
import {busy} from './busy.js';
import {language, say} from './words.js';

/** What the server refused or failed at; `place` when it lies in the text of a game, `ask` when another value can be asked for. */
export class ApiError extends Error {
  constructor(status, error) {
    super(error?.message ?? `HTTP ${status}`);
    this.status = status;
    this.kind = error?.kind ?? 'internal';
    this.ask = error?.ask ?? null;
    this.place = error && 'offset' in error ? error : null;
  }
}

function request(name, params, signal, accept) {
  const values = {lang: language(), ...params};
  for (const key of Object.keys(values)) if (values[key] === undefined || values[key] === '') delete values[key];
  return ask(name, values, signal, accept);
}

async function failed(response) {
  let body = null;
  try {
    body = await response.json();
  } catch {
    // an answer without a document: the status says all there is
  }
  return new ApiError(response.status, body?.error);
}

/** The answer document to a question. */
export function get(name, params = {}, signal) {
  return busy(getAnswer(name, params, signal));
}

async function getAnswer(name, params, signal) {
  const response = await request(name, params, signal, 'application/json');
  if (!response.ok) throw await failed(response);
  return response.json();
}

/** The answer as a text, with its type: pictures and tables. */
export function getText(name, params = {}, signal) {
  return busy(getAnswerText(name, params, signal));
}

async function getAnswerText(name, params, signal) {
  const response = await request(name, params, signal, '*/*');
  if (!response.ok) throw await failed(response);
  return response.text();
}

/** The answer as a file. */
export function getFile(name, params = {}, signal) {
  return busy(getAnswerFile(name, params, signal));
}

async function getAnswerFile(name, params, signal) {
  const response = await request(name, params, signal, '*/*');
  if (!response.ok) throw await failed(response);
  return response.blob();
}

/** The answer to a question that may take long; `on.progress` and `on.news` hear of it on the way. */
export function stream(name, params, on = {}, signal) {
  return busy(follow(name, params, on, signal));
}

async function follow(name, params, on, signal) {
  const response = await request(name, params, signal, 'text/event-stream');
  if (!response.ok) throw await failed(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  for (;;) {
    const {value, done} = await reader.read();
    if (done) throw new ApiError(0, {message: say('lost'), kind: 'cancelled'});
    held += value;
    let end;
    while ((end = held.indexOf('\n\n')) >= 0) {
      const [, event, data] = held.slice(0, end).match(/^event: (\w+)\ndata: ([^]*)$/);
      held = held.slice(end + 2);
      const document = JSON.parse(data);
      if (event === 'answer') return document;
      if (event === 'error') throw new ApiError(200, document.error);
      on[event]?.(document);
    }
  }
}
