import { addDays, todayIn } from '@lantern/abroad/days';
import { type MentorProfile, saveMentorProfile } from '@lantern/contract/mentors';
import type { Person, TestApp } from './app.ts';

/** Open day and night, so that tests need not know what time it is. */
export const alwaysOpen: MentorProfile = {
  expertise: 'Visa and funding for the UK',
  about: 'I studied in Leeds.',
  specialties: ['Visas', 'Scholarships', 'Essays'],
  languages: ['bn', 'en'],
  countries: ['GB'],
  time_zone: 'Asia/Dhaka',
  kinds: ['application-help', 'study-guidance', 'mock-interview', 'free-session'],
  notice_hours: 0,
  buffer_minutes: 0,
  meeting_link: 'https://meet.example.org/farhana',
  call_room: false,
  calls_phones: true,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  exceptions: [],
  published: true,
  safeguards: true,
};

export async function openMentor(app: TestApp, changes: Partial<MentorProfile> = {}, name?: string): Promise<Person> {
  const mentor = await app.mentor(name);
  const { status, body } = await mentor.call(saveMentorProfile, {
    body: { profile: { ...alwaysOpen, ...changes }, base_revision: 0 },
  });
  if (status !== 200) throw new Error(`a mentor's profile was refused: ${JSON.stringify(body)}`);
  return mentor;
}

/** `YYYY-MM-DD`, so many days from today (UTC). */
export const inDays = (days: number) => addDays(todayIn('UTC', new Date()), days);
