import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { InlineConfig, Plugin } from 'vite';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));

/** What building, developing, rendering the static pages and testing share. */
export function viteOptions(): InlineConfig {
  // Lingui's macros look for lingui.config.ts in the working folder only.
  process.chdir(webFolder);
  return {
    root: webFolder,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutDirectiveNotes(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  };
}

/**
 * What the browser gets instead: for React the same interface in a tenth of the bytes (docs/decisions/0006 says why), and
 * for the parser of addresses that the resumable uploads bring along its own.
 */
export const standIns = [
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^url-parse$/, replacement: fileURLToPath(new URL('url.ts', import.meta.url)) },
];

/** Libraries mark files for server components, which we have none of; the bundler has a note for each. */
function withoutDirectiveNotes(): Plugin {
  return { name: 'lantern-without-directive-notes', onLog: (_level, log) => log.code !== 'MODULE_LEVEL_DIRECTIVE' };
}
