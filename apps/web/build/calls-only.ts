// A call of the contract is declared once, with what the server and its description need: who may call it, what it is
// for, how it can fail, what its path and query are checked against. A browser needs none of it in order to make the call.
import { parse } from '@babel/parser';
import { type Node, type ObjectProperty, traverseFast } from '@babel/types';
import type { Plugin } from 'vite';
import { contractKey } from '../src/api/contract-key.ts';

/** What `call` and forms read: `method`, `path`, `body` and `response`. All else of an `Endpoint` stays out. */
const forServer = new Set(['summary', 'access', 'params', 'query', 'upload', 'form', 'holdsSecret', 'problems']);

const isForServer = (node: Node): node is ObjectProperty =>
  node.type === 'ObjectProperty' && !node.computed && node.key.type === 'Identifier' && forServer.has(node.key.name);

/** The code with shorter declarations, on the same lines as before. */
export function withoutServersPart(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  traverseFast(parse(code, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'endpoint') return;
    const [declaration] = node.arguments;
    if (declaration?.type !== 'ObjectExpression') return;
    for (const property of declaration.properties)
      if (isForServer(property)) cuts.push({ start: property.start ?? 0, end: property.end ?? 0 });
  });
  let left = '';
  let from = 0;
  for (const { start, end } of cuts.sort((a, b) => a.start - b.start)) {
    const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
    left += code.slice(from, start) + code.slice(start, end + comma.length).replace(/[^\n]+/g, '');
    from = end + comma.length;
  }
  return left + code.slice(from);
}

/**
 * The code of problems with keys in place of their sentences: a browser words each in the reader's language, and finds the
 * words of a feature's own by the key (src/api/problem-words.ts).
 */
export function withKeysOfTitles(code: string): string {
  let keyed = '';
  let from = 0;
  traverseFast(parse(code, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    const isTitle = node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name === 'title';
    if (!isTitle || node.value.type !== 'StringLiteral') return;
    keyed += `${code.slice(from, node.value.start ?? 0)}'${contractKey(node.value.value)}'`;
    from = node.value.end ?? 0;
  });
  return keyed + code.slice(from);
}

const contract = /\/packages\/contract\/src\/.*\.ts$/;

export function callsOnly(): Plugin {
  return {
    name: 'lantern-calls-only',
    enforce: 'pre',
    transform: {
      filter: { id: contract, code: /\bendpoint\(|\bstatus: \d/ },
      handler: (code, id) => ({
        code: /[/.]problems?\.ts$/.test(id) ? withKeysOfTitles(code) : withoutServersPart(code),
        map: null,
      }),
    },
  };
}
