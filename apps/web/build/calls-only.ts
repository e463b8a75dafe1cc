// A call of the contract is declared once, with what the server and its description need: who may call it, what it is
// for, how it can fail, what its path and query are checked against. A browser needs none of it in order to make the call;
// the schemas that it needs it makes at the first call: of all that a screen's files declare, it makes few.
import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';
import type { Plugin } from 'vite';
import { contractKey } from '../src/api/contract-key.ts';

/** What `call` and forms read: `method`, `path`, `body` and `response`. All else of an `Endpoint` stays out. */
const forServer = new Set(['summary', 'access', 'params', 'query', 'upload', 'form', 'holdsSecret', 'problems']);

/** Of what a browser reads, what is a schema where it is not a word such as 'file'. */
const schemas = new Set(['body', 'response']);

type Change = { start: number; end: number; to: string };
const placeOf = ({ start, end }: Node) => ({ start: start ?? 0, end: end ?? 0 });

/** The code with declarations that a browser makes quickly, on the same lines as before. */
export function withoutServersPart(code: string): string {
  const changes: Change[] = [];
  traverseFast(parse(code, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'endpoint') return;
    const [declaration] = node.arguments;
    if (declaration?.type !== 'ObjectExpression') return;
    for (const property of declaration.properties) {
      if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') continue;
      const { name } = property.key;
      const { start, end } = placeOf(property);
      if (forServer.has(name)) {
        const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
        changes.push({ start, end: end + comma.length, to: code.slice(start, end).replace(/[^\n]+/g, '') });
      } else if (schemas.has(name) && property.value.type === 'CallExpression') {
        const value = placeOf(property.value);
        // a getter that its value takes the place of
        changes.push(
          { start, end: value.start, to: `get ${name}() { const value = ` },
          { start: value.end, end, to: `; Object.defineProperty(this, '${name}', { value }); return value; }` },
        );
      }
    }
  });
  let changed = '';
  let from = 0;
  for (const { start, end, to } of changes.sort((a, b) => a.start - b.start)) {
    changed += code.slice(from, start) + to;
    from = end;
  }
  return changed + code.slice(from);
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
