// What the plugins tell each other while building.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isTab } from './screen-modules.ts';

/** `chunk` is the manifest's key of the file that has the screen, or the tab that the address asks for (screen-modules.ts). */
export type Screen = { paths: string[]; chunk: string; tabs: { query: string; chunk: string }[] };

export type Made = {
  /** Where the files are put together; wholeOutput puts them in place. */
  folder: string;
  /** What is run or read while building, and thrown away. */
  pagesFolder: string;
  languages: readonly string[];
  screens: readonly Screen[];
  /** The file that each source module became a part of: both as the manifest names them. */
  fileOf: Map<string, string>;
  /** The tabs that each source module opens. */
  tabsOf: Map<string, readonly string[]>;
  /** The folders of pages that there are in each language, by the address that they answer. */
  translated: Record<string, string>;
  /** Style of the app's page. */
  style: string;
  /** Files that the app's page names. */
  core: readonly string[];
  /** Hashes of the scripts and styles that stand in pages: the content security policy names them. */
  scripts: Set<string>;
  styles: Set<string>;
};

export function newBuild(root: string): Made {
  return {
    folder: join(root, `.cache/dist-${process.pid}`),
    pagesFolder: join(root, `.cache/pages-${process.pid}`),
    languages: [],
    screens: [],
    fileOf: new Map(),
    tabsOf: new Map(),
    translated: {},
    style: '',
    core: [],
    scripts: new Set(),
    styles: new Set(),
  };
}

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

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

/** The text with some of its parts replaced; throws where one of them is not there. */
export function replaced(page: string, parts: readonly [old: string, fresh: string][]): string {
  return parts.reduce((text, [old, fresh]) => {
    if (!text.includes(old)) throw new Error(`app.html has no ${old} any more.`);
    return text.replace(old, () => fresh);
  }, page);
}
