import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startZip } from '#runtime/zip.ts';

// a rejection that nobody hears would end the server; here it fails the run
test('a ZIP whose reader goes away ends quietly and closes what was to go into it', async () => {
  for (const moment of ['before', 'while', 'after'] as const) {
    const zip = startZip();
    const late = Readable.from([Buffer.alloc(100_000)]);
    if (moment === 'before') zip.out.destroy();
    const added = zip.add(Readable.from([Buffer.alloc(100_000)]), { name: 'a', date: new Date() });
    if (moment === 'while') zip.out.destroy();
    if (moment === 'after') zip.out.resume();
    await added;
    zip.out.destroy();
    await zip.add(late, { name: 'b', date: new Date() });
    expect(late.destroyed).toBe(true);
    zip.finish();
    await wait(50);
    expect(zip.out.destroyed).toBe(true);
  }
});
