import type { MentorProfile } from '@lantern/contract/mentors';

/** How a mentor presents themselves whom students can book at any hour of any day, at once, by a link. */
export const bookableMentor: MentorProfile = {
  expertise: 'Visa and funding',
  about: '',
  specialties: ['Visas'],
  languages: ['bn', 'en'],
  countries: ['GB'],
  time_zone: 'UTC',
  kinds: ['free-session'],
  notice_hours: 0,
  buffer_minutes: 0,
  meeting_link: 'https://meet.example.org/room',
  call_room: false,
  calls_phones: false,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  exceptions: [],
  published: true,
  safeguards: true,
};
