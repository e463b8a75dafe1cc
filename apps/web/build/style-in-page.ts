import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin, Rollup } from 'vite';
import type { Made } from './new-build.ts';

/** Layers rank by first appearance, and bundling may move files: the list of them has to come first. */
const layers = readFileSync(join(import.meta.dirname, '../src/components/layers.css'), 'utf8');

/** The layers that a style sheet names, in the order in which it does so first. */
function layersOf(style: string): string[] {
  const named = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(style),
    visitor: {
      Rule: {
        'layer-statement': ({ value }) => {
          for (const name of value.names) named.add(name.join('.'));
        },
        'layer-block': ({ value }) => {
          if (value.name) named.add(value.name.join('.'));
        },
      },
    },
  });
  return [...named];
}

/** The code that a page names, and all that has to be there before it runs. */
function firstChunks(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const names = new Set(Object.keys(bundle).filter((name) => isEntry(bundle[name])));
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) names.add(next);
  }
  return [...names].flatMap((name) => (bundle[name]?.type === 'chunk' ? [bundle[name]] : []));
}

const isEntry = (part: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => part?.type === 'chunk' && part.isEntry;

/**
 * The style of what every screen shows stands in the page: the first paint waits for one file less, and the service
 * worker keeps the page anyway. The styles of a screen come with its code.
 */
export function styleInPage(made: Made): Plugin {
  return {
    name: 'lantern-style-in-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const { viteMetadata } of firstChunks(bundle)) {
          for (const file of viteMetadata?.importedCss ?? []) {
            const sheet = bundle[file];
            if (sheet?.type === 'asset') made.style += sheet.source;
            delete bundle[file];
          }
          viteMetadata?.importedCss.clear();
        }
        const order = layersOf(made.style).join();
        if (order !== layersOf(layers).join()) this.error(`The page's style has its layers in the order ${order}.`);
      },
    },
  };
}
