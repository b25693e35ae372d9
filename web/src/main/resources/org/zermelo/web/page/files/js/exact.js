// Whole numbers of any size: the server writes those beyond 2^53 as strings, since a number would not hold them.

/** The sum of whole numbers, a number where that is exact, else a string. */
export function total(...values) {
  return numeral(values.reduce((sum, value) => sum + BigInt(value), 0n));
}

/** A whole number: a number where that is exact, else a string. */
export function numeral(value) {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
