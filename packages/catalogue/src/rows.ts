// Institutions and facts as rows of CSV: how the shipped data and an operator's own files are written.
import { checkColumns, type Row } from './csv.ts';
import { type Fact, type FactDraft, type FactValue, makeFact } from './fact.ts';
import { type FactKey, findRule } from './fact-keys.ts';
import type { Institution, Layer } from './institution.ts';

export const institutionColumns = ['id', 'name', 'other_names', 'country', 'city', 'website', 'same_as'] as const;
export const factColumns = [
  'subject',
  'key',
  'state',
  'value',
  'unit',
  'currency',
  'period',
  'level',
  'field',
  'residency',
  'program',
  'qualification',
  'note',
  'source',
  'checked',
  'recorded',
  'confidence',
  'link',
] as const;

const split = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** Throws WrongColumns where a file has other columns. */
export const checkInstitution = (columns: Row) =>
  checkColumns(columns, 'institutions', [['id'], ['name'], ['country']]);
export const checkFactColumns = (columns: Row) =>
  checkColumns(columns, 'facts', [['subject'], ['key'], ['value'], ['source'], ['confidence'], ['link']]);

/** Not judged yet: `institutionSchema` does. */
export function institutionOf(row: Row, layer: Layer): Institution {
  checkInstitution(row);
  return {
    id: row.id ?? '',
    name: row.name ?? '',
    otherNames: split(row.other_names ?? ''),
    country: (row.country ?? '').toUpperCase(),
    city: row.city ?? '',
    website: row.website || null,
    sameAs: split(row.same_as ?? ''),
    layer,
  };
}

export function institutionCells(one: Institution): string[] {
  return [one.id, one.name, one.otherNames.join('|'), one.country, one.city, one.website ?? '', one.sameAs.join('|')];
}

/** Not judged yet: `checkFact` does. What the cells leave open is filled by `makeFact`. */
export function factOf(row: Row): Fact {
  checkFactColumns(row);
  const orNull = (cell: string | undefined) => cell || null;
  const state = (row.state || 'known') as Fact['state'];
  return makeFact({
    subject: row.subject ?? '',
    key: row.key as FactKey,
    state,
    value: state === 'known' ? readValue(row.key ?? '', row.value ?? '') : null,
    unit: orNull(row.unit),
    currency: orNull(row.currency),
    period: orNull(row.period),
    scope: {
      level: orNull(row.level) as Fact['scope']['level'],
      field: orNull(row.field) as Fact['scope']['field'],
      residency: orNull(row.residency),
      ...(row.program && { program: row.program }),
      ...(row.qualification && { qualification: row.qualification }),
    },
    note: row.note ?? '',
    source: row.source ?? '',
    checked: orNull(row.checked),
    recorded: row.recorded ?? '',
    confidence: row.confidence as FactDraft['confidence'],
    link: row.link ?? '',
  });
}

export function factCells(fact: Fact): (string | null)[] {
  const { scope } = fact;
  return [
    fact.subject,
    fact.key,
    fact.state === 'known' ? '' : fact.state,
    writeValue(fact.value),
    fact.unit,
    fact.currency,
    fact.period,
    scope.level,
    scope.field,
    scope.residency,
    scope.program ?? '',
    scope.qualification ?? '',
    fact.note,
    fact.source,
    fact.checked,
    fact.recorded,
    fact.confidence,
    fact.link,
  ];
}

/** '46900..57700' is a range, 'UG|PG' a list, '09>01-15' a window ('>' + '…' as far as known), 'rolling' one without end. */
function readValue(key: string, cell: string): FactValue | null {
  if (cell === '') return null;
  const form = findRule(key)?.form ?? 'text';
  if (form === 'list') return split(cell);
  if (form === 'flag') return cell === 'yes' ? true : cell === 'no' ? false : cell;
  if (form === 'window') {
    if (cell === 'rolling') return { opens: null, closes: null, rolling: true };
    const [opens = '', closes = ''] = cell.split('>');
    return { opens: opens || null, closes: closes || null };
  }
  if (form === 'text' || form === 'day') return cell;
  const [low = '', high] = cell.split('..');
  if (high !== undefined) return { low: Number(low), high: Number(high) };
  return Number.isNaN(Number(cell)) ? cell : Number(cell);
}

/** A value as its cell of the CSV. */
export function writeValue(value: FactValue | null): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  if ('low' in value) return `${value.low}..${value.high}`;
  return value.rolling ? 'rolling' : `${value.opens ?? ''}>${value.closes ?? ''}`;
}
