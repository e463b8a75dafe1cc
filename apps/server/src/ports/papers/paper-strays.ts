// Objects that stand in a file under the number of another one, where no table of the file says so. Readers go by the table
// and never see them; a library that reads a file from its beginning may take them for the object itself.

/** Whether a file has such an object. */
export function hasStrays(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offsets = offsetsByNumber(file);
  const twice = [...offsets.values()].filter((all) => all.length > 1);
  if (twice.length === 0) return false;
  const named = namedPlaces(file);
  // a table that is packed is not read here: then each part that was written on may have an object once
  if (named.size === 0) return twice.some((all) => all.length > partsOf(file));
  return twice.flat().some((place) => !named.has(place));
}

/** Where `7 0 obj` stands, by its number; also where that only seems to be one, inside of a packed stream. */
function offsetsByNumber(file: Buffer): Map<string, number[]> {
  const offsets = new Map<string, number[]>();
  for (let at = file.indexOf(' obj'); at !== -1; at = file.indexOf(' obj', at + 1)) {
    const [found, number = ''] = /(\d{1,10}) \d{1,5}$/.exec(file.toString('latin1', Math.max(0, at - 16), at)) ?? [];
    if (found === undefined) continue;
    const known = offsets.get(number);
    if (known) known.push(at - found.length);
    else offsets.set(number, [at - found.length]);
  }
  return offsets;
}

/** The places that all tables of a file name. What stands before `%PDF` is not counted there. */
function namedPlaces(file: Buffer): ReadonlySet<number> {
  const start = Math.max(0, file.indexOf('%PDF'));
  const named = new Set<number>();
  const most = 20;
  for (let at = file.indexOf('xref'); at !== -1; at = file.indexOf('xref', at + 1)) {
    if (file.toString('latin1', Math.max(0, at - 5), at) === 'start') continue;
    const end = file.indexOf('trailer', at);
    if (end === -1) continue;
    for (let row = at; row < end; row += most * 1000)
      for (const [, place] of file
        .toString('latin1', row, Math.min(end, row + most * 1001))
        .matchAll(/(\d{10}) \d{5} n/g))
        named.add(Number(place) + start);
  }
  return named;
}

function partsOf(file: Buffer): number {
  let parts = 0;
  for (let at = file.indexOf('startxref'); at !== -1; at = file.indexOf('startxref', at + 1)) parts += 1;
  return parts;
}
