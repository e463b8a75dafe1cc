// Where the certificate that opens a country's first degrees does not open this place, or this field, by itself.
import type { Door } from '@lantern/catalogue/doors';
import { assumptions } from './assumptions.ts';
import type { Figure } from './candidate.ts';

const examined: Readonly<Partial<Record<string, readonly string[]>>> = assumptions.entranceExamination;

/** Talmudic colleges call themselves so; Yeshiva University is a university for everybody. */
const ofOneCommunity = /yeshiva(?! university)|mesivta|medrash|talmud|rabbinic|\btorah\b/i;
/** So do those who train ministers, or teach one faith beside all else. */
const ofOneFaith = /\bseminary\b|theolog|divinity|\bbible (college|institute|school)|college of the bible/i;

type Narrowed = { value: Door; note: string };

function narrowed(door: Door, name: string, field: string | null, country: string): Narrowed | null {
  if (ofOneCommunity.test(name))
    return { value: 'closed', note: 'a college of its own community, for the study of Talmud' };
  if (door !== 'direct') return null;
  if (ofOneFaith.test(name))
    return { value: 'conditional', note: 'it asks for its own faith, mostly with a letter of a church' };
  if (field !== null && examined[field]?.includes(country))
    return {
      value: 'conditional',
      note: `${field}: a test, an interview or a contest decides besides the certificate`,
    };
  return null;
}

/** An estimate of ours wherever it is narrower than the fact: it refuses nobody, and makes nothing safe. */
export function narrowDoor(
  door: Figure<Door> | null,
  { name = '', country }: { name?: string; country: string },
  field: string | null,
): Figure<Door> | null {
  const found = door && narrowed(door.value, name, field, country);
  if (!door || !found) return door;
  const { value, note } = found;
  const fact = {
    ...door.fact,
    value,
    note,
    source: "editor's estimate",
    checked: null,
    confidence: 'estimate',
  } as const;
  return { ...door, value, isRead: false, fact };
}
