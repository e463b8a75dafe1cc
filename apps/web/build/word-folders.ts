// Which folder's catalogue a sentence belongs to. Every feature has one, and so has any deeper folder with a `locales`
// folder: what is large and opened later (an evaluator) does not weigh on the rest.
import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const web = join(import.meta.dirname, '..');
const contract = '../../packages/contract/src';

/** Folders under src that have a catalogue, the deepest first. The static pages are no part of the app. */
const wordFolders: readonly string[] = [
  ...new Set([
    ...readdirSync(join(web, 'src/features')).map((name) => `features/${name}`),
    ...globSync('{shell/**,features/**}/locales', { cwd: join(web, 'src') }).map((path) =>
      path
        .split('\\')
        .join('/')
        .replace(/\/locales$/, ''),
    ),
  ]),
].sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1));

/** The folder whose catalogue has the words of a file of src; what belongs to no feature is the shell's. */
export function wordFolderOf(path: string): string {
  return wordFolders.find((folder) => path.startsWith(`${folder}/`)) ?? 'shell';
}

/** Calls that only screens of another feature make. */
const shownBy: Readonly<Record<string, string>> = { webhooks: 'admin' };

/** Files of the contract carry sentences too: `essays.versions.ts` belongs to the essays, `fields.ts` to everybody. */
function contractOf(folder: string): string[] {
  const isFeature = (name: string) => wordFolders.includes(`features/${name}`);
  const files = readdirSync(join(web, contract)).filter((file) => {
    const [own = ''] = file.split('.');
    const name = shownBy[own] ?? own;
    // the browser words the problems of any call itself
    if (file === 'problem.ts') return false;
    return folder === 'shell' ? !isFeature(name) : folder === `features/${name}`;
  });
  return files.map((file) => `<rootDir>/${contract}/${file}`);
}

/** What Lingui is to know: one entry for each folder. */
export const catalogs = wordFolders.map((folder) => {
  const deeper = wordFolders.filter((other) => other.startsWith(`${folder}/`));
  const own = folder === 'shell' ? ['shell', 'components', 'api', '*.ts', '*.tsx'] : [folder];
  return {
    name: basename(folder),
    path: `<rootDir>/src/${folder}/locales/{locale}`,
    include: [...own.map((path) => `<rootDir>/src/${path}`), ...contractOf(folder)],
    exclude: deeper.map((path) => `<rootDir>/src/${path}/**`),
  };
});
