// Mentors as they present themselves. Who may read what of a student is decided in http/session.ts, by shares.
import { isZone } from '@lantern/abroad/zone-time';
import { zoneToday } from '@lantern/abroad/zones';
import { isCountry } from '@lantern/content/countries';
import { markContacts } from '@lantern/contract/contacts';
import { hiddenMark } from '@lantern/contract/contacts.kinds';
import { linkOrNone, type MentorCard, type MentorProfile, mentorsPerPage } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import { refuseContacts } from '#database/contacts.ts';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { findMeant } from './mentors.search.ts';
import * as store from './mentors.store.ts';

export { findMeant } from './mentors.search.ts';
export { findPublished, listPublished, type PublishedMentor } from './mentors.store.ts';

const nothingYet: MentorProfile = {
  expertise: '',
  about: '',
  specialties: [],
  languages: [],
  countries: [],
  time_zone: 'UTC',
  kinds: [],
  notice_hours: 24,
  buffer_minutes: 15,
  meeting_link: '',
  call_room: false,
  calls_phones: false,
  hours: [],
  exceptions: [],
  published: false,
  safeguards: false,
};

export async function readProfile(database: Database, userId: string) {
  const kept = await store.findProfile(database, userId);
  if (!kept) return { profile: nothingYet, revision: 0 };
  return { ...kept, profile: { ...kept.profile, meeting_link: linkOrNone(kept.profile.meeting_link) } };
}

function check(profile: MentorProfile): MentorProfile {
  const fields: Record<string, string> = {};
  if (!isZone(profile.time_zone)) fields['profile.time_zone'] = 'Choose a time zone.';
  if (!profile.countries.every(isCountry)) fields['profile.countries'] = 'Choose a country from the list.';
  if (Object.keys(fields).length > 0) throw Problem.fields(fields);
  // every student reads a card, those under 18 too
  refuseContacts({
    'profile.expertise': profile.expertise,
    'profile.about': profile.about,
    'profile.specialties': profile.specialties.join('\n'),
  });
  return { ...profile, time_zone: zoneToday(profile.time_zone) };
}

export async function saveProfile(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  caller: Caller,
  body: { profile: MentorProfile; base_revision: number },
  language: string,
) {
  const profile = check(body.profile);
  const revision = await store.putProfile(database, caller.id, { profile, base: body.base_revision, language });
  if (revision === undefined)
    throw new Problem('stale_revision', {
      detail: 'Your profile was changed somewhere else. Nothing was replaced.',
      extra: await readProfile(database, caller.id),
    });
  events.publish(caller.id, { topic: 'mentors' });
  return { profile, revision };
}

/**
 * Words that were written before cards could hold no contact details, which are refused now; the mentor still has them.
 */
const onCard = (words: string) => markContacts(words).replace(hiddenMark, '…');

/** What a search reads of a card, as students see it: what is hidden there is not found either. */
export function searchedOf({ name, profile }: Pick<store.PublishedMentor, 'name' | 'profile'>) {
  const { expertise, specialties, languages, countries } = profile;
  return { name, expertise: onCard(expertise), specialties: specialties.map(onCard), languages, countries };
}

/** How a mentor is met. */
export const waysOf = ({ meeting_link, call_room, calls_phones }: MentorProfile) => ({
  has_link: linkOrNone(meeting_link) !== '',
  call_room,
  calls_phones,
});

/** What students may know. The place to meet is shown after booking. */
export function cardOf({ id, name, profile }: store.PublishedMentor): MentorCard {
  const { about, time_zone, kinds } = profile;
  return {
    id,
    ...searchedOf({ name, profile }),
    about: onCard(about),
    time_zone,
    kinds,
    ...waysOf(profile),
  };
}

export type MentorSearch = { q?: string | undefined; page: number };

/** One page of these mentors, or of those among them who are meant. */
export function pageOf(mentors: readonly store.PublishedMentor[], { q, page }: MentorSearch) {
  const meant = findMeant(mentors, q, searchedOf);
  const end = page * mentorsPerPage;
  return { mentors: meant.slice(end - mentorsPerPage, end), more: meant.length > end };
}
