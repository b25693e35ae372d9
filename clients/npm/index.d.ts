/** What a game is worth. Numbers beyond 2^53 are strings. */
export type Value =
  | {kind: 'margin'; first: number | string; second: number | string; margin: number | string}
  | {kind: 'margin-and-plies'; first: number | string; second: number | string; margin: number | string; plies: number}
  | {kind: 'outcome'; winner: 'first' | 'second' | 'draw' | 'left' | 'right'; plies?: number; ends?: boolean}
  | {kind: 'nimber'; nimber?: number; winner: 'first' | 'second'};

/** The value of a game with Left and Right in canonical form. */
export interface CanonicalValue {
  kind: string;
  /** As CGSuite prints it; null when it is longer than 2,500 characters. */
  form: string | null;
  outcome: 'left' | 'right' | 'next' | 'previous' | 'draw';
  mean?: string | null;
  temperature?: string | null;
  [field: string]: unknown;
}

export interface Move {
  move: string;
  best: boolean;
  value: Value;
}

/** The document `zermelo/answer/1` of docs/json.md. */
export interface Answer {
  game: string;
  convention: 'normal' | 'misere' | 'score';
  value: Value;
  status: 'proved' | 'bounded' | 'unfinished';
  /** Best first. */
  moves: Move[];
  line?: {by: string; move: string; gain?: number | string; both?: number | string}[];
  reason?: {kind: string; [fact: string]: unknown};
  method: string;
  [field: string]: unknown;
}

export interface Progress {
  done: number;
  /** Null where it is not known. */
  total: number | null;
  millis: number;
}

export interface Asking {
  /** Ends the work, not only the waiting. */
  signal?: AbortSignal;
  /** Called five times a second while the engine works. */
  progress?: (progress: Progress) => void;
}

export interface Options extends Asking {
  /** The kind of value, such as `outcome`. */
  value?: string;
  method?: string;
  /** How many moves, or `all`. */
  moves?: number | 'all';
  starts?: 'left' | 'right';
  /** Moves that were made, joined by `~`. */
  line?: string;
  /** The language of sentences. */
  lang?: string;
}

export interface Nimbers {
  values: number[];
  period?: {length: number; proved: boolean; [field: string]: unknown};
  [field: string]: unknown;
}

/** Bad input, a refusal, or a question that the engine cannot finish. */
export class ZermeloError extends Error {
  kind: string;
  /** Where it is in the text, and facts. */
  details: {line?: number; column?: number; [fact: string]: unknown};
}

/** The value of a game, with its moves, best first, and the line of best play. */
export function solve(game: string, options?: Options): Promise<Answer>;

/** A row for each game; one that cannot be answered has an error instead of a value. */
export function values(games: Iterable<string>, options?: Options): Promise<({game: string} & (Value | {error: string}))[]>;

/** The nim-values of the heaps 0, 1, 2 .. of a game by its code, with the period where one is proved. */
export function nimbers(code: string, options?: {to?: number} & Asking): Promise<Nimbers>;

/** The answers to exam questions about a task with stone heaps: from the question's number to its answer. */
export function exam(rules: string, options?: {lang?: string} & Asking): Promise<Record<string, number[]>>;

/** The value in canonical form of a game with Left and Right, with the options of both. */
export function canonical(text: string, options?: {lang?: string} & Asking): Promise<{game: string; value: CanonicalValue; [field: string]: unknown}>;

/** The document that an address of the HTTP API (docs/api.md) gives; what is no JSON is text or bytes. */
export function ask(address: string, parameters?: Record<string, string | number | undefined>, options?: Asking): Promise<any>;
