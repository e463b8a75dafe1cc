import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Made } from './new-build.ts';
import { isTab } from './tabs.ts';

/** Notes which file each module became a part of, and which tabs it opens: the manifest tells only the modules that have a file of their own. */
export function moduleFiles(made: Made): Plugin {
  return {
    name: 'lantern-module-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const nameOf = (id: string) => relative(this.environment.config.root, id).split('\\').join('/');
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) {
            made.fileOf.set(nameOf(id), chunk.fileName);
            const tabs = this.getModuleInfo(id)?.dynamicallyImportedIds.filter(isTab) ?? [];
            if (tabs.length > 0) made.tabsOf.set(nameOf(id), tabs.map(nameOf));
          }
    },
  };
}
