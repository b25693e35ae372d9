// What a law says of a position of any size, from its document: 0 where it is lost, else its nimber, or 1 where winners are told.

/** What is said of a position, one whole number of any size for each name of the law. */
export function told(law, position) {
  if (!law.steps) return byDigits(law, position);
  return law.steps.fresh ? nimber(law.steps, position[0]) : Number(!isLost(law, position[0]));
}

/** What the automaton says, digit by digit from the most significant one on. */
function byDigits({numeration, automaton}, position) {
  const continued = numeration.kind === 'ostrowski';
  const times = BigInt(continued ? numeration.fraction.at(-1) : numeration.base);
  const radix = Number(times) + (continued ? 1 : 0);
  const weights = continued ? [1n, times + 1n] : [1n];
  const greatest = position.reduce((most, size) => size > most ? size : most, 0n);
  while (weights.at(-1) <= greatest) weights.push(times * weights.at(-1) + (continued ? BigInt(numeration.times) * weights.at(-2) : 0n));
  let rest = [...position];
  let state = automaton.start;
  for (const weight of weights.reverse()) {
    const letter = rest.reduceRight((sum, size) => sum * radix + Number(size / weight), 0);
    rest = rest.map(size => size % weight);
    state = automaton.table[state][letter];
  }
  return automaton.output[state];
}

/** A size has a nimber that is new, or that of a smaller size. */
function nimber({fresh, smaller}, size) {
  let one = size;
  while (at(fresh, one) === null) one = at(smaller, one);
  return at(fresh, one);
}

/** The lost sizes are gone from one to the next; those at equal distances are not gone one by one. */
function isLost({steps: {over, next}, lost}, size) {
  if (size <= BigInt(over)) return true;
  const [factor, constant, divisor] = next.formulas[0];
  const equal = next.modulus === 1 && factor === 1 && divisor === 1;
  let one = BigInt(lost[0]);
  while (one !== null && one < size) {
    if (equal && one >= BigInt(next.from)) return (size - one) % BigInt(constant) === 0n;
    one = at(next, one);
  }
  return one === size;
}

/** The number that formulas have for a given one; null where there is none. */
function at({modulus, from, before, formulas}, given) {
  if (given < BigInt(from)) return given in before ? BigInt(before[given][0]) : null;
  const formula = formulas[Number(given % BigInt(modulus))];
  if (!formula.length) return null;
  const [factor, constant, divisor] = formula.map(BigInt);
  return (factor * given + constant) / divisor;
}
