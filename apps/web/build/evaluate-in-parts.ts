import type { Plugin } from 'vite';
import { replaced } from './replaced.ts';

/**
 * React and the app come at the same time, and run one after the other: a browser answers in between. As one they would be
 * one task, as long as both, on a slow phone a third of a second. The page's head runs them (head.ts).
 */
export function evaluateInParts(): Plugin {
  return {
    name: 'lantern-evaluate-in-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { chunk, bundle }) {
        const react = chunk?.imports.find((file) => bundle?.[file]?.name === 'react');
        if (!chunk || !react) throw new Error('The app does not wait for React as it did.');
        const toRun = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" data-run>`;
        return replaced(page, [
          [`<script type="module" crossorigin src="/${chunk.fileName}"></script>`, toRun(react)],
          [`<link rel="modulepreload" crossorigin href="/${react}">`, toRun(chunk.fileName)],
        ]);
      },
    },
  };
}
