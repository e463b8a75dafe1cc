/** Equal as JSON, whatever order the names stand in; undefined equals left out. `tidy` is applied to every text. */
export function isSame(a: unknown, b: unknown, tidy = (text: string) => text): boolean {
  if (typeof a === 'string' && typeof b === 'string') return tidy(a) === tidy(b);
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as { [name: string]: unknown }, b as { [name: string]: unknown }];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => isSame(left[name], right[name], tidy));
}
