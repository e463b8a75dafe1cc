import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Made } from './new-build.ts';

/** Notes which file each module became a part of: the manifest tells only the modules that have a file of their own. */
export function moduleFiles(made: Made): Plugin {
  return {
    name: 'lantern-module-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds)
            made.fileOf.set(relative(this.environment.config.root, id).split('\\').join('/'), chunk.fileName);
    },
  };
}
