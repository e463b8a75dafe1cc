// A file of schemas makes all of them when it runs, and on a slow phone that is half of what the app does before a page
// answers. A browser makes each when it is first used.
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';
import type { Expression, Node } from '@babel/types';
import type { Plugin } from 'vite';

const maker = fileURLToPath(new URL('../src/api/made-later.ts', import.meta.url));

/** Whether it is as `z.string().check(...)` is; `z.parse(...)` gives a value, which may be copied. */
function isSchema(made: Node): boolean {
  if (made.type === 'CallExpression') return isSchema(made.callee);
  if (made.type !== 'MemberExpression') return false;
  const { object, property } = made;
  if (object.type !== 'Identifier') return isSchema(object);
  return object.name === 'z' && property.type === 'Identifier' && !/parse$/i.test(property.name);
}

/** What is made later of what a file's constant is: a schema, or the schemas of fields that several are made of. */
function schemasIn(name: string, value: Expression): Expression[] {
  if (value.type === 'CallExpression') return name.endsWith('Schema') || isSchema(value) ? [value] : [];
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) =>
    property.type === 'ObjectProperty' && property.value.type === 'CallExpression' && isSchema(property.value)
      ? [property.value]
      : [],
  );
}

/** The code with each schema that a file names made at its first use, on the same lines as before. */
export function withSchemasLater(code: string): string {
  let later = '';
  let from = 0;
  for (const statement of parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program.body) {
    const named = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (named?.type !== 'VariableDeclaration' || named.kind !== 'const') continue;
    for (const { id, init } of named.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      for (const schema of schemasIn(id.name, init)) {
        const [start, end] = [schema.start ?? 0, schema.end ?? 0];
        later += `${code.slice(from, start)}/* @__PURE__ */ madeLater(() => ${code.slice(start, end)})`;
        from = end;
      }
    }
  }
  if (from === 0) return code;
  return `import { madeLater } from ${JSON.stringify(maker)}; ${later}${code.slice(from)}`;
}

export function schemasLater(): Plugin {
  return {
    name: 'lantern-schemas-later',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(packages\/contract|apps\/web)\/src\/.*\.tsx?$/, code: 'zod/mini' },
      handler: (code) => ({ code: withSchemasLater(code), map: null }),
    },
  };
}
