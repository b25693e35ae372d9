import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ask, canonical, exam, nimbers, solve, values, ZermeloError} from 'zermelo';

test('a value, its moves and the line', async () => {
  const answer = await solve('coins(7 9 1 6 4 3)');
  assert.deepEqual(answer.value, {kind: 'margin', first: 18, second: 12, margin: 6});
  assert.deepEqual(answer.moves.map(({move, best}) => [move, best]), [['R', true], ['L', false]]);
  assert.equal(answer.line.map(({move}) => move).join(''), 'RLLLLL');
});

test('an engine that has answered learns a language', async () => {
  assert.match((await ask('position', {game: 'nim(1)', lang: 'en'})).how.join(), /stones|heap/);
  assert.match((await ask('position', {game: 'nim(1)', lang: 'ru'})).how.join(), /[а-я]/);
  assert.match((await ask('position', {game: 'ним(1)'})).how.join(), /stones|heap/);
});

test('a position after moves', async () => {
  assert.equal((await solve('nim(3, 4)', {line: '2: 4->3'})).value.winner, 'second');
});

test('many games, one of them wrong', async () => {
  const rows = await values(['nim(1, 0)', 'nim(1, 1)', 'nim(1, 2)', 'nim(1, x)']);
  assert.deepEqual(rows.map(row => row.nimber), [1, 0, 3, undefined]);
  assert.equal(rows[3].error, "Here a whole number is expected, not 'x'. Maybe remove it.");
});

test('a nim-sequence with its period', async () => {
  const kayles = await nimbers('0.77', {to: 12});
  assert.deepEqual(kayles.values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
  assert.deepEqual([kayles.period.length, kayles.period.proved], [12, true]);
});

test('exam answers', async () => {
  assert.deepEqual(await exam('heaps(7, S in 1..69; move +1, *2; end sum >= 77)'), {19: [18], 20: [31, 34], 21: [30]});
});

test('the value of a game with Left and Right', async () => {
  assert.equal((await canonical('domineering(2x3)')).value.form, '{2|-1/2}');
});

test('what is wrong is said in a sentence, in the language asked for', async () => {
  await assert.rejects(solve('nim(5, x)'), error => error instanceof ZermeloError && error.kind === 'bad-input' && error.details.column === 8);
  await assert.rejects(solve('nim(5, x)', {lang: 'ru'}), /число/);
  await assert.rejects(solve('nim(5)', {mehod: 'memo'}), /no parameter 'mehod'/);
  await assert.rejects(ask('nothing'), /nothing at this address/);
  await assert.rejects(solve('nim(5, x)', {lang: 'xx'}), error => error.kind === 'bad-input' && /xx/.test(error.message));
  await assert.rejects(ask('tables'), error => error.kind === 'refused');
});

test('pictures are text, tables bytes', async () => {
  assert.match(await ask('trace-picture', {game: 'coins(5 8 3 2)', method: 'interval-guarantee'}), /^<svg/);
  const handout = {rules: 'heaps(7, S in 1..69; move +1, *2; end sum >= 77)', count: 2, seed: 5, format: 'docx'};
  assert.deepEqual([...(await ask('exam-handout', handout)).slice(0, 2)], [0x50, 0x4b]);
});

test('work tells how far it is, and can be stopped', async () => {
  const stop = new AbortController();
  let heard;
  const long = solve('mnk(4, 4, 4)', {signal: stop.signal, progress: told => {
    heard = told;
    stop.abort();
  }});
  await assert.rejects(long, {name: 'AbortError'});
  assert.ok(heard.done > 0 && heard.total > heard.done);
  assert.equal((await solve('nim(3, 5)')).value.nimber, 6);
});

test('who has stopped before is not answered', async () => {
  await assert.rejects(solve('nim(3, 5)', {signal: AbortSignal.abort()}), {name: 'AbortError'});
});

test('more questions than workers', async () => {
  const rows = await values(Array.from({length: 40}, (_, n) => `nim(${n}, 7)`));
  assert.deepEqual(rows.map(row => row.nimber), Array.from({length: 40}, (_, n) => n ^ 7));
});
