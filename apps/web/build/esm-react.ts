import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const wrapped = ['react', 'react/jsx-runtime', 'react-dom/client'];
const mark = '\0esm:';
/** Modules that require React as it is, and the wrapper itself. */
const commonJs = /^\0esm:|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/;

/**
 * Gives React's CommonJS modules real named exports. Without it every chunk that uses React needs the bundler's
 * interop helpers, which then are a file of their own: one request more on every first visit.
 */
export function esmReact(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'lantern-esm-react',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (wrapped.includes(source) && !commonJs.test(importer ?? '')) return mark + source;
    },
    load(id) {
      if (!id.startsWith(mark)) return;
      const source = id.slice(mark.length);
      const names = Object.keys(require(source)).filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default');
      return `import whole from ${JSON.stringify(source)};
export default whole;
${names.map((name) => `export const ${name} = whole.${name};`).join('\n')}`;
    },
  };
}
