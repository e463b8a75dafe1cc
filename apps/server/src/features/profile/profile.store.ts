import type {
  BasicInformation,
  EmergencyContact,
  Notifications,
  PersonalInfo,
  StoredPersonalInfo,
} from '@lantern/contract/profile';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

type Kept = Omit<StoredPersonalInfo, 'updatedAt'>;

/** What the sign-up said; undefined when there is no such user. */
export async function findSignUp(database: Database, userId: string) {
  return await database
    .selectFrom('users')
    .select(['name', 'email', 'email_verified', 'guest', 'phone', 'marketing_emails'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function findPersonalInfo(database: Database, userId: string): Promise<StoredPersonalInfo | undefined> {
  const row = await database.selectFrom('personal_infos').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return (
    row && {
      firstName: row.first_name,
      lastName: row.last_name,
      oneName: row.one_name,
      familyNameFirst: row.family_name_first,
      preferredName: row.preferred_name,
      nameInOwnScript: row.name_in_own_script,
      passportName: row.passport_name,
      dateOfBirth: (row.date_of_birth as string | null) ?? '',
      phone: row.phone,
      address: row.address,
      city: row.city,
      postalCode: row.postal_code,
      country: row.country,
      citizenship: row.citizenship,
      receiveResources: row.receive_resources,
      updatedAt: row.updated_at.toISOString(),
    }
  );
}

export async function putPersonalInfo(database: Database, userId: string, info: PersonalInfo | Kept): Promise<void> {
  const row = {
    first_name: info.firstName,
    last_name: info.lastName,
    one_name: info.oneName,
    family_name_first: info.familyNameFirst,
    preferred_name: info.preferredName,
    name_in_own_script: info.nameInOwnScript,
    passport_name: info.passportName,
    date_of_birth: info.dateOfBirth || null,
    phone: info.phone,
    address: info.address,
    city: info.city,
    postal_code: info.postalCode,
    country: info.country,
    citizenship: info.citizenship,
    receive_resources: info.receiveResources,
    updated_at: sql<Date>`now()`,
  };
  await database
    .insertInto('personal_infos')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deletePersonalInfo(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('personal_infos').where('user_id', '=', userId).execute();
}

export async function putBasicInformation(database: Database, userId: string, basic: BasicInformation): Promise<void> {
  const row = {
    first_name: basic.firstName,
    last_name: basic.lastName,
    one_name: basic.oneName,
    preferred_name: basic.preferredName,
    phone: basic.phone,
    updated_at: sql<Date>`now()`,
  };
  await database
    .insertInto('personal_infos')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Contact, switches and photo; undefined until one of them was saved. */
export async function findProfile(database: Database, userId: string) {
  return await database.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function putEmergencyContact(database: Database, userId: string, contact: EmergencyContact) {
  const row = {
    emergency_name: contact.emergencyName,
    emergency_phone: contact.emergencyPhone,
    emergency_relation: contact.emergencyRelation,
    updated_at: sql<Date>`now()`,
  };
  await database
    .insertInto('profiles')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function putNotifications(database: Database, userId: string, wanted: Notifications): Promise<void> {
  const row = {
    email_updates: wanted.emailUpdates,
    session_reminders: wanted.sessionReminders,
    application_deadlines: wanted.applicationDeadlines,
    mentor_messages: wanted.mentorMessages,
    updated_at: sql<Date>`now()`,
  };
  await database
    .insertInto('profiles')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
