// Nobody is sent to an agent, and nothing rests on what one says: the catalogue's rule holds for what is written here too.
import { globSync, readFileSync } from 'node:fs';
import { isAgent } from '@lantern/catalogue/agents';
import { expect, test } from 'vitest';

test('no address in these texts is an agent’s', () => {
  const folder = new URL('../src/', import.meta.url).pathname;
  const addresses = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/https:\/\/[^\s'"`)]+/g)].map(([address]) => address),
  );
  expect(addresses.length).toBeGreaterThan(200);
  expect(addresses.filter((address) => isAgent(new URL(address).host))).toEqual([]);
});
