import type { Plugin } from 'vite';
import { hashOf, type Made } from './new-build.ts';

/**
 * React and the app come at the same time, and run one after the other: a browser answers in between. As one they would be
 * one task, as long as both, on a slow phone a third of a second.
 */
export function evaluateInParts(made: Made): Plugin {
  return {
    name: 'lantern-evaluate-in-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const [entry, app] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(page) ?? [];
        const [, react] = /<link rel="modulepreload" crossorigin href="([^"]+\/react-[^"]+)">/.exec(page) ?? [];
        if (!entry || !react) throw new Error("The app's page does not name its entry and React as it did.");
        const script = `await import("${react}");await(globalThis.scheduler?.yield?.()??new Promise(done=>setTimeout(done)));await import("${app}")`;
        made.scripts.add(hashOf(script));
        const parts = [
          `<script type="module">${script}</script>`,
          `<link rel="modulepreload" crossorigin href="${app}">`,
        ];
        return page.replace(entry, () => parts.join('\n    '));
      },
    },
  };
}
