import { parse } from '@babel/parser';
import type { Plugin } from 'vite';

/**
 * Answers `x.screen.tsx?about` with what that screen says below its heading, and nothing else of it: the build runs in Node,
 * where the other parts of a screen need not work.
 */
export function aboutOnly(): Plugin {
  return {
    name: 'lantern-about-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\.screen\.tsx\?about$/ },
      handler(code) {
        const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
        const about = program.body.find(
          (statement) =>
            statement.type === 'ExportNamedDeclaration' &&
            statement.declaration?.type === 'VariableDeclaration' &&
            statement.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'about'),
        );
        const said = about ? code.slice(about.start ?? 0, about.end ?? 0) : 'export const about = undefined;';
        return { code: `import { msg } from '@lingui/core/macro';\n${said}\n`, map: null };
      },
    },
  };
}
