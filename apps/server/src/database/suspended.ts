// Accounts that an administrator has stopped: what of theirs others could reach does not answer while that stands.
import { sql } from 'kysely';

/** For a query over rows with that owner: nobody has stopped their account. */
export const isActive = (owner: string) => sql<boolean>`not exists (
  select from users as stopped where stopped.id = ${sql.ref(owner)} and stopped.suspended_at is not null)`;

/** The same of a student: who became a mentor shows nothing as a student any more. */
export const isActiveStudent = (owner: string) => sql<boolean>`exists (
  select from users as student
  where student.id = ${sql.ref(owner)} and student.suspended_at is null and student.role = 'student')`;

/** For a query over rows that name two people: one of the two accounts is stopped. */
export const isOneSuspended = (one: string, other: string) => sql<boolean>`exists (
  select from users as stopped
  where stopped.id in (${sql.ref(one)}, ${sql.ref(other)}) and stopped.suspended_at is not null)`;
