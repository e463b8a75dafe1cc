// What a fact must be before it enters the catalogue, beyond its shape.
import { doors, isDoor } from './doors.ts';
import { type Fact, factSchema, identityOf, reviewDueOf } from './fact.ts';
import { type FactKeyRule, ruleOf } from './fact-keys.ts';
import { isNoSource } from './no-source.ts';
import { isOperating, operatingStates } from './operating.ts';
import { roughlyPerUsd } from './rough-rates.ts';

/** Says in sentences what is wrong with one fact; empty when nothing is. `today` is YYYY-MM-DD. */
export function checkFact(input: unknown, today: string): string[] {
  const parsed = factSchema.safeParse(input);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'fact'}: ${message}`);
  const fact = parsed.data;
  const rule = ruleOf(fact.key);
  return [...checkWhole(fact, rule, today), ...(fact.state === 'known' ? checkValue(fact, rule) : [])];
}

/** Rows that say the same thing twice: each named by what they share. */
export function findDuplicates(facts: readonly Fact[]): string[] {
  const seen = new Set<string>();
  return facts.map(identityOf).filter((identity) => seen.size === seen.add(identity).size);
}

function checkWhole(fact: Fact, rule: FactKeyRule, today: string): string[] {
  const wrong: string[] = [];
  const kind = fact.subject.split(':')[0];
  if (!rule.of.some((one) => one === kind)) wrong.push(`subject: ${fact.key} is not said of a ${kind}`);
  if (fact.source.trim() === '') wrong.push('source: who says so is missing');
  if (isNoSource(fact.source) || isNoSource(fact.link))
    wrong.push(
      'source: a copy, a forum, an agent or a server for trying out is none; name the page itself, or call it an estimate',
    );
  if ((fact.state === 'known') !== (fact.value !== null)) wrong.push('value: a known fact has one, and no other has');
  if (fact.checked && fact.checked > today) wrong.push('checked: the day is still to come');
  if (fact.recorded > today) wrong.push('recorded: the day is still to come');
  if (fact.confidence === 'estimate' && fact.checked)
    wrong.push('checked: an estimate was read on no page; what was read is official or secondary');
  if (fact.reviewDue > reviewDueOf(fact)) wrong.push('reviewDue: later than its key allows');
  if (rule.form !== 'amount' && fact.currency) wrong.push(`currency: ${fact.key} is no amount`);
  if (fact.period && Number(fact.period.slice(0, 4)) > Number(today.slice(0, 4)) + 2)
    wrong.push('period: more than two years ahead');
  if (fact.period?.length === 7 && Number(fact.period.slice(5)) !== (Number(fact.period.slice(2, 4)) + 1) % 100)
    wrong.push('period: an academic year ends in the next one, as 2026-27');
  return wrong;
}

function checkValue(fact: Fact, rule: FactKeyRule): string[] {
  const { value, key, unit } = fact;
  const wrong: string[] = [];
  if (rule.units && (unit === null || !rule.units.includes(unit)))
    wrong.push(`unit: of ${key} one of ${rule.units.join(', ')}`);
  const figures = figuresOf(value);
  switch (rule.form) {
    case 'amount':
    case 'number':
    case 'share':
      if (!figures) wrong.push(`value: ${key} is a figure or a range`);
      else wrong.push(...checkFigures(fact, rule, figures));
      break;
    case 'window':
      if (!isRecord(value) || !('closes' in value)) wrong.push(`value: ${key} is a window of months`);
      else if (!value.rolling && value.closes === null) wrong.push('value: a window closes, or is rolling');
      break;
    case 'day':
      if (typeof value !== 'string' || Number.isNaN(Date.parse(value)) || !/^\d{4}-\d{2}-\d{2}$/.test(value))
        wrong.push(`value: ${key} is a day`);
      // a deadline of last year with its year put up by one was read nowhere
      else if (!fact.checked) wrong.push('checked: a dated deadline was read on a page, or is left out');
      else if (fact.checked < `${Number(value.slice(0, 4)) - 1}${value.slice(4)}`.slice(0, fact.checked.length))
        wrong.push('value: the page is more than a year older than the deadline: it was rolled forward');
      break;
    case 'text':
      if (typeof value !== 'string') wrong.push(`value: ${key} is text`);
      else if (key === 'operating' && !isOperating(value))
        wrong.push(`value: operating is one of ${operatingStates.join(', ')}`);
      else if (key === 'door' && !isDoor(value)) wrong.push(`value: a door is one of ${doors.join(', ')}`);
      break;
    case 'list':
      if (!Array.isArray(value)) wrong.push(`value: ${key} is a list`);
      else if (new Set(value).size < value.length) wrong.push('value: the list says something twice');
      break;
    case 'flag':
      if (typeof value !== 'boolean') wrong.push(`value: ${key} is yes or no`);
  }
  return wrong;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function figuresOf(value: Fact['value']): [number, number] | undefined {
  if (typeof value === 'number') return [value, value];
  return isRecord(value) && 'low' in value ? [Number(value.low), Number(value.high)] : undefined;
}

function checkFigures({ key, currency }: Fact, { form, range }: FactKeyRule, [low, high]: [number, number]): string[] {
  if (!(low <= high)) return ['value: the range begins above its end'];
  let rate = 1;
  if (form === 'amount') {
    if (!currency) return ['currency: an amount has one'];
    const known = roughlyPerUsd[currency];
    if (!known) return [`currency: ${currency} is not in the table of rough rates`];
    rate = known;
  }
  const [least, most] = range ?? [-Infinity, Infinity];
  if (low / rate >= least && high / rate <= most) return [];
  return [`value: ${key} from ${least} to ${most}${form === 'amount' ? ' US dollars' : ''} is plausible`];
}
