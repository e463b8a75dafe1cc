/** Forms of the verbs we know, both ways: from a form to its verb, and from a verb to its forms. */
import { IRREGULAR_VERBS, REGULAR_VERBS } from './verbs.ts';

export type VerbForm = 'base' | 's' | 'ing' | 'past' | 'participle';
export type VerbForms = Record<VerbForm, string>;

const DOUBLING = new Set(
  `admit ban begin bet chat commit control cut dig drop equip fit forbid forget get hit let occur permit plan prefer put quit
refer regret rob run set shut sit spin stop submit swim transfer travel win knit nod pat plug rub scan shop skip slip step
trim wrap beg clap grab jog compel drag emit excel kidnap rob transmit`.split(/\s+/),
);

const byBase = new Map<string, VerbForms>();
const byForm = new Map<string, { base: string; form: VerbForm }[]>();

for (const entry of IRREGULAR_VERBS) {
  const [base = '', past = '', participle = ''] = entry.split(' ');
  const s = base === 'have' ? 'has' : withS(base);
  learn(base, {
    base,
    s,
    ing: withIng(base),
    past: past.split('/')[0] as string,
    participle: participle.split('/')[0] as string,
  });
  for (const other of past.split('/').slice(1)) note(other, base, 'past');
  for (const other of participle.split('/').slice(1)) note(other, base, 'participle');
}
for (const base of REGULAR_VERBS) {
  const past = withEd(base);
  learn(base, { base, s: withS(base), ing: withIng(base), past, participle: past });
}
learn('do', { base: 'do', s: 'does', ing: 'doing', past: 'did', participle: 'done' });

function learn(base: string, forms: VerbForms): void {
  byBase.set(base, forms);
  for (const form of Object.keys(forms) as VerbForm[]) note(forms[form], base, form);
}

function note(word: string, base: string, form: VerbForm): void {
  byForm.set(word, [...(byForm.get(word) ?? []), { base, form }]);
}

export function withS(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function withIng(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function doubled(base: string): string {
  return DOUBLING.has(base) ? base + base.slice(-1) : base;
}

/** The readings of a word as a verb form; empty for words we do not know as verbs. */
export function readVerb(word: string): readonly { base: string; form: VerbForm }[] {
  return byForm.get(word) ?? [];
}

export function isForm(word: string, form: VerbForm): boolean {
  return readVerb(word).some((reading) => reading.form === form);
}

/** Another form of the verb that `word` is a form of; undefined when unknown. */
export function toForm(word: string, form: VerbForm): string | undefined {
  const reading = readVerb(word)[0];
  return reading && byBase.get(reading.base)?.[form];
}
