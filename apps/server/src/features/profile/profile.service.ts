// Personal information and the profile page. Names and phone are the same columns in both: one truth.
import { isCountry } from '@lantern/content/countries';
import { nameForOthers } from '@lantern/contract/names';
import { Problem } from '@lantern/contract/problem';
import type {
  BasicInformation,
  EmergencyContact,
  Notifications,
  PersonalInfo,
  Profile,
  StoredPersonalInfo,
} from '@lantern/contract/profile';
import type { Database } from '#database/database.ts';
import type { Ports } from '#ports/ports.ts';
import { splitName } from './profile.names.ts';
import * as store from './profile.store.ts';

const nothingYet: Omit<StoredPersonalInfo, 'firstName' | 'lastName' | 'phone'> = {
  oneName: false,
  familyNameFirst: false,
  preferredName: '',
  nameInOwnScript: '',
  passportName: '',
  dateOfBirth: '',
  address: '',
  city: '',
  postalCode: '',
  country: '',
  citizenship: '',
  receiveResources: false,
  updatedAt: null,
};

async function signUpOf(database: Database, userId: string) {
  const signUp = await store.findSignUp(database, userId);
  if (!signUp) throw new Problem('not_found');
  return signUp;
}

/** What was saved, or before the first save what the sign-up said; `updatedAt` is null then. */
export async function readPersonalInfo({ database }: Pick<Ports, 'database'>, userId: string) {
  const saved = await store.findPersonalInfo(database, userId);
  if (saved) return saved;
  return freshInfo(await signUpOf(database, userId));
}

function freshInfo({ name, phone }: { name: string; phone: string | null }): StoredPersonalInfo {
  const names = splitName(name);
  return { ...nothingYet, ...names, oneName: names.lastName === '', phone: phone ?? '' };
}

/** Saves in one transaction and tells the user's other devices. */
async function save(ports: Ports, userId: string, write: (transaction: Database) => Promise<void>): Promise<void> {
  await ports.database.transaction().execute(write);
  ports.events.publish(userId, { topic: 'profile' });
}

export async function savePersonalInfo(ports: Ports, userId: string, info: PersonalInfo): Promise<StoredPersonalInfo> {
  const unknown = (['country', 'citizenship'] as const).filter((field) => !isCountry(info[field]));
  if (unknown.length > 0)
    throw new Problem('invalid_request', {
      fields: Object.fromEntries(unknown.map((field) => [field, 'Choose a country from the list.'])),
    });
  await save(ports, userId, (transaction) => store.putPersonalInfo(transaction, userId, info));
  return await readPersonalInfo(ports, userId);
}

/**
 * Takes out of a guest's personal information what is still the sample's, once the workspace becomes an account:
 * nobody's sample stays as somebody's answer. What the guest wrote stays.
 */
export async function dropSampleAnswers(ports: Ports, userId: string, sample: PersonalInfo): Promise<void> {
  await save(ports, userId, async (transaction) => {
    const saved = await store.findPersonalInfo(transaction, userId);
    if (!saved) return;
    const fresh = freshInfo(await signUpOf(transaction, userId));
    const fields = Object.keys(sample) as (keyof PersonalInfo)[];
    const own = Object.fromEntries(
      fields.map((field) => [field, saved[field] === sample[field] ? fresh[field] : saved[field]]),
    );
    if (fields.every((field) => saved[field] === sample[field])) await store.deletePersonalInfo(transaction, userId);
    else await store.putPersonalInfo(transaction, userId, { ...saved, ...own });
  });
}

/** What a student who shares the record shows; `owners` are those whose things the caller may reach. */
export async function readStudentRecord({ database }: Pick<Ports, 'database'>, owners: string[], userId: string) {
  if (!owners.includes(userId)) throw new Problem('not_found');
  const { name } = await signUpOf(database, userId);
  const info = await readPersonalInfo({ database }, userId);
  const names = info.familyNameFirst ? [info.lastName, info.firstName] : [info.firstName, info.lastName];
  return {
    id: userId,
    name: nameForOthers(names.filter(Boolean).join(' ')) || name,
    preferredName: nameForOthers(info.preferredName),
    country: info.country,
    citizenship: info.citizenship,
  };
}

type ProfilePorts = Pick<Ports, 'database'> & Partial<Pick<Ports, 'mailFolder'>>;

export async function readProfile(ports: ProfilePorts, userId: string): Promise<Profile> {
  const [{ email, email_verified, guest, marketing_emails }, info, profile] = await Promise.all([
    signUpOf(ports.database, userId),
    readPersonalInfo(ports, userId),
    store.findProfile(ports.database, userId),
  ]);
  return {
    firstName: info.firstName,
    lastName: info.lastName,
    oneName: info.oneName,
    preferredName: info.preferredName,
    email,
    emailVerified: ports.mailFolder || guest ? null : email_verified,
    phone: info.phone,
    emergencyName: profile?.emergency_name ?? '',
    emergencyPhone: profile?.emergency_phone ?? '',
    emergencyRelation: profile?.emergency_relation ?? '',
    profilePhoto: profile?.photo_key ? `/api/profile/photo/${profile.photo_key}` : null,
    notifications: {
      emailUpdates: profile?.email_updates ?? marketing_emails,
      sessionReminders: profile?.session_reminders ?? true,
      applicationDeadlines: profile?.application_deadlines ?? true,
      mentorMessages: profile?.mentor_messages ?? true,
    },
  };
}

export async function saveBasicInformation(ports: Ports, userId: string, basic: BasicInformation): Promise<Profile> {
  await save(ports, userId, (transaction) => store.putBasicInformation(transaction, userId, basic));
  return await readProfile(ports, userId);
}

export async function saveEmergencyContact(ports: Ports, userId: string, contact: EmergencyContact): Promise<Profile> {
  await save(ports, userId, (transaction) => store.putEmergencyContact(transaction, userId, contact));
  return await readProfile(ports, userId);
}

export async function saveNotifications(ports: Ports, userId: string, wanted: Notifications): Promise<Profile> {
  await save(ports, userId, (transaction) => store.putNotifications(transaction, userId, wanted));
  return await readProfile(ports, userId);
}
