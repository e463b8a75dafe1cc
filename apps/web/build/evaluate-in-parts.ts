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
        const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
        const others = chunk.imports.filter((file) => file !== react);
        return replaced(page, [
          [`<script type="module" crossorigin src="/${chunk.fileName}"></script>`, ''],
          ...chunk.imports.map((file): [string, string] => [preload(file), '']),
          [
            '<body>',
            [
              // a browser reads a page's head as one task, and refuses the import map where code was asked for before it
              '<body>',
              ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" data-run>`),
              // as soon as it is there: the page's load event waits for it, and is no part of the task that ends the page
              `<script type="module" async crossorigin src="/${react}" data-run></script>`,
              `<link rel="modulepreload" crossorigin href="/${chunk.fileName}" data-run>`,
            ].join('\n    '),
          ],
        ]);
      },
    },
  };
}
