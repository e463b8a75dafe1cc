// Every built screen with an address that shows something, and who opens it.
import { randomUUID } from 'node:crypto';
import { addSavedUniversity } from '@lantern/contract/applications';
import { askForLetter, recommenderCalls } from '@lantern/contract/applications.letters';
import { bookSession } from '@lantern/contract/bookings';
import { createShareLink } from '@lantern/contract/documents.sharing';
import { createGuardianLink } from '@lantern/contract/guardians';
import { submitVideoLink } from '@lantern/contract/interviews.videos';
import { addMentorShares } from '@lantern/contract/shares';
import type { Lantern } from '../lantern.ts';
import { otherAddresses } from '../other-addresses.ts';
import { readBuilt } from '../routes.ts';
import { makeAdmin, makeMentor, must, type Person, signInOf } from './people.ts';
import { makeStudent } from './student.ts';
import type { SignIn } from './visit.ts';

/** `name`: the address with `:id` for ids, and with the visitor where there are several. */
export type Screen = { name: string; path: string; as: SignIn | undefined };

/** Makes a workspace and goes on to the dashboard: two first visits, of which the second has its line. */
const twoVisits = '/look-around';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the student shares and arranges; answers the addresses that name some of it, by their routes. */
async function arrange(student: Person, mentor: Person, { essay, paper }: { essay: string; paper: string }) {
  const mentor_id = mentor.user.id;
  const shared = (['essays', 'documents', 'record', 'videos'] as const).map((scope) => ({ scope, item_id: null }));
  await must(student.call, addMentorShares, { body: { mentor_id, items: shared, ends_on: null } });
  const booking = { kind: 'free-session' as const, date: dayIn(3), time: '10:00', mentor_id };
  const { session } = await must(student.call, bookSession, { body: booking });
  const video = { id: randomUUID(), type: 'visa' as const, notes: '', link: 'https://videos.example.com/watch?v=1' };
  await must(student.call, submitVideoLink, { body: video });
  const { application } = await must(student.call, addSavedUniversity, {
    body: { name: 'Leeds College', country: 'GB', program: 'Physics', level: 'UG', stage: 'preparing' },
  });
  const { recommender } = await must(student.call, recommenderCalls.add, { body: { name: 'Rahim Uddin' } });
  const letter = await must(student.call, askForLetter, {
    body: {
      recommender_id: recommender._id,
      application_ids: [application._id],
      waived: true,
      ends_on: dayIn(30),
      send: 'hand',
    },
  });
  const papers = await must(student.call, createShareLink, { body: { document_ids: [paper], ends_on: dayIn(30) } });
  const guardian = await must(student.call, createGuardianLink, { body: { ends_on: dayIn(30) } });
  // the student hands the letter's link over, so it is told
  const pathOf = (link: string | null) => new URL(link ?? '').pathname;
  return {
    '/guardian/:token': pathOf(guardian.url),
    '/shared/:token': pathOf(papers.url),
    '/letter/:token': pathOf(letter.url),
    '/essay/write/:id': `/essay/write/${essay}`,
    '/essay/edit/:id': `/essay/edit/${essay}`,
    '/essay/view/:id': `/essay/view/${essay}`,
    '/universities/:id': '/universities/ror-03dbr7087',
    '/saved-universities/:id': `/saved-universities/${application._id}`,
    '/call/:id': `/call/${session._id}`,
    '/admin/people/:id': `/admin/people/${student.user.id}`,
    '/mentor/students/:id': `/mentor/students/${student.user.id}`,
    '/mentor/students/:id/record': `/mentor/students/${student.user.id}/record`,
    '/mentor/essays/:id': `/mentor/essays/${essay}`,
    '/mentor/videos/:id': `/mentor/videos/${video.id}`,
  };
}

/** Fails where a new screen with an id has no address in `arrange`. */
export async function makeScreens({ url, adminLink }: Lantern): Promise<Screen[]> {
  const { student, essay, paper } = await makeStudent(url);
  const admin = await makeAdmin(url, adminLink);
  const mentor = await makeMentor(url, admin);
  const arranged: Readonly<Record<string, string>> = await arrange(student, mentor, { essay, paper });
  const people = { student, mentor, admin };
  const { routes, staticPaths } = await readBuilt();
  const addressOf = (path: string) => {
    const address = path.includes(':') ? arranged[path] : path;
    if (!address) throw new Error(`${path}: say in scripts/first-visits/screens.ts what is opened there`);
    return address;
  };
  const screen = (name: string, path: string, person?: Person): Screen => ({
    name,
    path,
    as: person && signInOf(url, person),
  });
  const ofRoutes = routes
    .filter(({ path }) => path !== twoVisits)
    .flatMap(({ path, access, roles = ['student'] }) => {
      const address = addressOf(path);
      if (access === 'public') return [screen(path, address)];
      return roles.map((role) => screen(roles.length > 1 ? `${path} (${role})` : path, address, people[role]));
    });
  return [
    ...staticPaths.map((path) => screen(path, path)),
    ...ofRoutes,
    ...otherAddresses.map((path) => screen(path, path, student)),
    screen('/essays?evaluate=:id', `/essays?evaluate=${essay}`, student),
  ];
}
