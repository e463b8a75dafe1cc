// A sentence of the contract is found in a catalogue by a key that is made from it (src/api/contract-key.ts): a browser has the
// sentence already, and need not fetch it again as its id.
import { parse } from '@babel/parser';
import { type StringLiteral, traverseFast } from '@babel/types';
import type { Plugin } from 'vite';
import { contractKey, contractMark } from '../src/api/contract-key.ts';

/** The catalogue with keys in place of the contract's sentences. Throws where two sentences have the same key. */
export function withContractKeys(catalogue: Record<string, unknown>): Record<string, unknown> {
  const keyed: Record<string, unknown> = {};
  for (const [id, message] of Object.entries(catalogue)) {
    const key = id.startsWith(contractMark) ? contractKey(id.slice(contractMark.length)) : id;
    if (key in keyed) throw new Error(`"${id}" has the key of another message: make contractKey longer.`);
    keyed[key] = message;
  }
  return keyed;
}

/** The text that a compiled catalogue is read from. */
function textIn(catalogue: string): string {
  const found: StringLiteral[] = [];
  traverseFast(parse(catalogue, { sourceType: 'module' }), (node) => {
    if (node.type === 'StringLiteral') found.push(node);
  });
  const [text, ...others] = found;
  if (!text || others.length > 0) throw new Error('A catalogue is no longer read from one text.');
  return text.value;
}

/** `messages`: what each catalogue says, by its file. */
export function contractKeys() {
  const messages = new Map<string, object>();
  const plugin: Plugin = {
    name: 'lantern-contract-keys',
    transform: {
      filter: { id: /\.po$/ },
      handler(code, file) {
        const keyed = withContractKeys(JSON.parse(textIn(code)));
        messages.set(file, keyed);
        return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(keyed))});`, map: null };
      },
    },
  };
  return { plugin, messages };
}
