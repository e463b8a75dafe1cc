import own from '../../package.json' with { type: 'json' };

export const ownVersion = own.version;

/** Whether the first of two versions (`1.10.0`) comes after the second. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((place) => one?.[place] !== other?.[place]);
  return at !== undefined && (one?.[at] ?? 0) > (other?.[at] ?? 0);
}
