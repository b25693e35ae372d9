// What else a task offers.
export function examMore() {
  return null;
}
