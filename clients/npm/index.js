// Zermelo in JavaScript: questions to an engine of WebAssembly, in workers. Documents are those of the HTTP API.
import {submit} from './src/engine.js';

/** Bad input, a refusal, or a question that the engine cannot finish; `kind` is that of the document. */
export class ZermeloError extends Error {
  constructor({kind, message, ...facts}) {
    super(message);
    this.name = 'ZermeloError';
    this.kind = kind;
    this.details = facts;
  }
}

/** The document that an address of the API gives to these parameters. */
export async function ask(address, parameters = {}, {signal, progress} = {}) {
  const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
  const reply = await submit({name: address, values: JSON.stringify(given), language: given.lang, progress}, signal);
  if (!reply.type.startsWith('application/json')) return reply.body;
  const document = JSON.parse(reply.body);
  if (document.error) throw new ZermeloError(document.error);
  return document;
}

/** The value of a game, with its moves, best first, and the line of best play. */
export async function solve(game, {signal, progress, ...options} = {}) {
  const {answer} = await ask('position', {game, ...options}, {signal, progress});
  return answer;
}

/** A row for each game; one that cannot be answered has an error instead of a value. */
export function values(games, {signal, ...options} = {}) {
  return Promise.all(Array.from(games, async game => {
    try {
      return {game, ...(await solve(game, {...options, signal, moves: 1})).value};
    } catch (error) {
      if (!(error instanceof ZermeloError)) throw error;
      return {game, error: error.message};
    }
  }));
}

/** The nim-values of the heaps 0, 1, 2 .. of a game by its code, with the period where one is proved. */
export function nimbers(code, {to, signal, ...options} = {}) {
  return ask('nimbers', {code, to, ...options}, {signal});
}

/** The answers to exam questions about a task with stone heaps: from the question's number to its answer. */
export async function exam(rules, {signal, ...options} = {}) {
  const {questions} = await ask('exam', {rules, ...options}, {signal});
  return Object.fromEntries(questions.map(({number, answer}) => [number, answer]));
}

/** The value in canonical form of a game with Left and Right. */
export function canonical(text, {signal, ...options} = {}) {
  return ask('value', {text, ...options}, {signal});
}
