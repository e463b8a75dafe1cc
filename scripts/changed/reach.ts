// Which files a file stands on: what it imports, what that imports, and so on. Read from the text, without a compiler: our
// imports are written in few ways, and with their file's ending.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';

const { dirname, join } = posix;

// what is imported for its type alone has gone before anything runs
const typesAlone = /\b(?:import|export) type [^;]*?from\s*['"][^'"]+['"]/g;
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)['"]([^'"\n]+)['"]/g;

/** `stops` are counted, and what they import is not: through them everything is reached. */
export function reachIn(root: string, stops: ReadonlySet<string> = new Set()) {
  const known = new Map<string, readonly string[]>();

  function resolve(from: string, name: string): string | undefined {
    const app = /^apps\/[^/]+/.exec(from)?.[0];
    const own = /^@lantern\/([^/]+)\/(.+)$/.exec(name);
    const path = name.startsWith('.')
      ? join(dirname(from), name)
      : name.startsWith('#') && app
        ? join(app, 'src', name.slice(1))
        : own &&
          (own[2]?.startsWith('data/')
            ? join('packages', `${own[1]}`, `${own[2]}`)
            : `packages/${own[1]}/src/${own[2]}.ts`);
    return path && existsSync(join(root, path)) && statSync(join(root, path)).isFile() ? path : undefined;
  }

  function importsOf(path: string): readonly string[] {
    const found = known.get(path);
    if (found) return found;
    const code = /\.(m?[jt]s|tsx)$/.test(path) ? readFileSync(join(root, path), 'utf8') : '';
    const imports = [...code.replaceAll(typesAlone, '').matchAll(imported)].flatMap(
      ([, name = '']) => resolve(path, name) ?? [],
    );
    known.set(path, imports);
    return imports;
  }

  /** These files and all that they stand on, as paths from the root. */
  function reach(...entries: string[]): Set<string> {
    const reached = new Set(entries);
    for (const path of reached) if (!stops.has(path)) for (const one of importsOf(path)) reached.add(one);
    return reached;
  }
  return { reach, importsOf };
}
