export type Entry = {
  id: string;
  /** what a word means here that means something else elsewhere */
  context: string | undefined;
  translation: string;
  /** What is wrong with a translation that is there. */
  problem?: string;
};

const unquote = (lines: string) =>
  [...lines.matchAll(/^"(.*)"$/gm)].map(([, part]) => JSON.parse(`"${part}"`)).join('');

/** Names of the values and of the tags that a message carries: both languages must carry the same. */
function parts(message: string): string {
  const values = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => `{${name}}`);
  const tags = [...message.matchAll(/<\/?(\d+)\/?>/g)].map(([tag]) => tag);
  return [...new Set(values)].sort().join() + [...tags].sort().join();
}

/** The entries of a .po file as Lingui writes it. */
export function readCatalogue(po: string): Entry[] {
  const entries: Entry[] = [];
  for (const block of po.split(/\n\n+/)) {
    const match = /^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/m.exec(block.replace(/^#.*\n/gm, ''));
    if (!match) continue;
    const [id, translation] = [unquote(match[1] ?? ''), unquote(match[2] ?? '')];
    if (id === '') continue;
    const plural = /, (?:plural|select),/.test(id);
    const context = /^msgctxt "(.*)"$/m.exec(block)?.[1];
    let problem: string | undefined;
    if (plural && !/, (?:plural|select),.*other \{/s.test(translation)) problem = 'the translation has lost its plural';
    else if (!plural && parts(id) !== parts(translation))
      problem = `the translation must carry ${parts(id) || 'no values'}`;
    entries.push({ id, context, translation, problem: translation ? problem : undefined });
  }
  return entries;
}
