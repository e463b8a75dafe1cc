import type { Plugin } from 'vite';

/** Libraries mark files for server components, which we have none of; the bundler has a note for each. */
export function withoutDirectiveNotes(): Plugin {
  return { name: 'lantern-without-directive-notes', onLog: (_level, log) => log.code !== 'MODULE_LEVEL_DIRECTIVE' };
}
