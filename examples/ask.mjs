// Asks a running `zermelo serve` over HTTP: node ask.mjs GAME [ADDRESS]. Long work tells how far it is.
const [game, address = 'http://127.0.0.1:8017'] = process.argv.slice(2);

const reply = await fetch(`${address}/api/v1/position?${new URLSearchParams({game})}`, {headers: {Accept: 'text/event-stream'}});
if (!reply.ok) {
  console.error((await reply.json()).error.message);
  process.exit(1);
}
const events = (await reply.text()).split('\n\n').filter(event => event.startsWith('event: '));
for (const event of events) {
  const kind = event.match(/^event: (.*)/)[1];
  const document = JSON.parse(event.match(/^data: (.*)/m)[1]);
  if (kind === 'error') {
    console.error(document.error.message);
    process.exit(1);
  }
  if (kind === 'answer') {
    console.log(game, JSON.stringify(document.answer.value));
    document.answer.moves.filter(move => move.best).forEach(move => console.log('best:', move.move));
  }
}
