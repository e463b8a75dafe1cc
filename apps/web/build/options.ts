import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));

/** What building, developing, rendering the static pages and testing share. */
export function viteOptions(): InlineConfig {
  // Lingui's macros look for lingui.config.ts in the working folder only.
  process.chdir(webFolder);
  return {
    root: webFolder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  };
}
