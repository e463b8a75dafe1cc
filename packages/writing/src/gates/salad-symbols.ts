/** The symbols of the salad model: what kind of word stands here, by closed classes and by endings. */
import type { Token } from '../text/tokens.ts';

const CLASSES: Readonly<Record<string, string>> = {
  d: 'a an the this that these those every each another',
  p: 'my your his her its our their whose',
  s: 'i he she we they',
  y: 'you it one',
  o: 'me him us them',
  r: 'myself yourself himself herself itself ourselves yourselves themselves',
  w: 'who which what where why how',
  b: "am is are was were isn't aren't wasn't weren't",
  e: 'be',
  n: 'been being',
  h: "have has had having haven't hasn't hadn't",
  D: "do does did don't doesn't didn't doing done",
  m: "will would shall should can could may might must ought cannot can't couldn't won't wouldn't shouldn't",
  t: 'to',
  f: 'of',
  i: 'about above across against along among around at behind below beneath beside besides between beyond by despite down during except for from in inside into near off on onto out outside over past per through throughout toward towards under up upon via with within without',
  c: 'and or but nor yet',
  u: 'because if although though while whereas since unless until till when whenever than as whether once before after so',
  x: 'not never',
  q: 'all some any many much more most few several both no enough such own same other less lot',
  a: 'there here then now too very also just only even still again ever quite rather almost always often however therefore',
  k: "i'm you're he's she's it's we're they're that's there's what's who's i've you've we've they've i'll you'll we'll they'll it'll i'd you'd he'd she'd we'd they'd let's",
  v: 'everyone everybody someone somebody anyone anybody nobody everything something anything nothing',
};

const byWord = new Map<string, string>();
for (const [symbol, words] of Object.entries(CLASSES)) for (const word of words.split(' ')) byWord.set(word, symbol);

/** Between sentences. */
export const EDGE = '.';

/** One character for a token; undefined for marks that say nothing. */
export function symbolOf(token: Token): string | undefined {
  if (token.kind === 'mark') return token.text === ',' || token.text === ';' ? ',' : undefined;
  if (token.kind === 'number') return '0';
  const known = byWord.get(token.lower);
  if (known) return known;
  if (token.lower.endsWith('ing')) return 'I';
  if (token.lower.endsWith('ed')) return 'E';
  if (token.lower.endsWith('ly')) return 'L';
  if (token.lower.endsWith('s')) return 'S';
  return 'W';
}
