// The regular expressions of our sources: those that are written as such, and those that a module makes when it is loaded.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../..');

export type Source = { path: string; code: string };

export const sources: readonly Source[] = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], {
  cwd: root,
})
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))
  .sort((a, b) => a.path.localeCompare(b.path));

/** Every regular expression literal of a file, once. */
export function literalsIn({ path, code }: Source): RegExp[] {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return [...found].map((literal) => {
    const end = literal.lastIndexOf('/');
    return new RegExp(literal.slice(1, end), literal.slice(end + 1));
  });
}

/** What `new RegExp` makes in a module itself while it is loaded for the first time. */
export async function patternsMadeBy(path: string): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given, as) {
      const pattern: RegExp = Reflect.construct(target, given, as);
      if (new Error().stack?.includes(path)) made.push(pattern);
      return pattern;
    },
  });
  try {
    await import(join(root, path));
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}
