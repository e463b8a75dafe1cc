// What each endpoint is called with in the role matrix, gathered from inputs/<feature>.ts. An endpoint without an entry
// fails the test: decide there what its input is, whether it names a thing of the owner, and what those who may call it
// are answered.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Entry, FeatureInputs } from './entry.ts';

const folder = join(import.meta.dirname, 'inputs');
const names = readdirSync(folder).map((file) => basename(file, '.ts'));

export const inputsByFeature: Readonly<Record<string, FeatureInputs>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, (await import(`./inputs/${name}.ts`)).inputs])),
);

/** By `<feature>.<endpoint>`. */
export const inputs: Readonly<Record<string, Entry>> = Object.fromEntries(
  Object.entries(inputsByFeature).flatMap(([feature, { calls }]) =>
    Object.entries(calls).map(([name, entry]) => [`${feature}.${name}`, entry]),
  ),
);
