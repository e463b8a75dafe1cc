// Every screen of the product, one line each. A route without `load` is not built: it answers 404 and nothing links to it.
import type { Duty, Role } from '@lantern/contract/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { greetingAt } from '#components/greeting.ts';

/** What the module of a screen exports. */
export type ScreenModule = {
  Screen: ComponentType;
  /** Brings what the screen shows at once besides its code and words: it cannot take its pre-rendered form over without. */
  prepare?: (locale: string) => Promise<unknown>;
};

export type Route = {
  /** The canonical path; `:name` is a parameter. */
  path: `/${string}`;
  /** Second paths of the same page: they answer too, and the address bar shows the canonical one. */
  also?: readonly `/${string}`[];
  feature: string;
  title: MessageDescriptor;
  /**
   * What the screen's first heading says, where that is not the title: it stands there before the screen's code does. By
   * the hour of the reader's clock, if need be; null where only an answer tells it.
   */
  heading?: MessageDescriptor | ((hour: number) => MessageDescriptor) | null;
  /** What stands below that heading without any answer, in the same way (`About`). */
  about?: MessageDescriptor;
  access: 'public' | 'protected';
  /** Who a protected screen is for; students where nothing is said. */
  roles?: readonly Role[];
  /** Whoever does this besides has the screen too. */
  duty?: Duty;
  /** Public pages that stand without navigation, such as the sign-up form. */
  bare?: boolean;
  /** Stands in the page in every language before any code runs (build/rendered.tsx). Public screens only. */
  prerendered?: true;
  load?: () => Promise<ScreenModule>;
  /**
   * What this screen writes waits under keys of the device that begin so. While there are some, its code is loaded on every
   * screen: that sends them. The code is on the device since it was written there.
   */
  outbox?: string | readonly string[];
  /** How keys begin that stay on the device and are never sent: signing out takes them away, without the screen's code. */
  kept?: string;
};

/** Pages that the build renders to plain HTML: no part of the app, but links to them are good. */
export const staticPaths = ['/', '/terms', '/privacy'] as const;

export const routes: readonly Route[] = [
  {
    path: '/signup',
    feature: 'accounts',
    title: msg`Create your account`,
    access: 'public',
    bare: true,
    prerendered: true,
    load: () => import('#features/accounts/signup.screen.tsx'),
  },
  {
    path: '/login',
    feature: 'accounts',
    title: msg`Log in`,
    access: 'public',
    bare: true,
    prerendered: true,
    load: () => import('#features/accounts/login.screen.tsx'),
  },
  {
    path: '/forgot-password',
    feature: 'accounts',
    title: msg`Forgot your password?`,
    access: 'public',
    bare: true,
    prerendered: true,
    load: () => import('#features/accounts/forgot-password.screen.tsx'),
  },
  {
    path: '/reset-password',
    feature: 'accounts',
    title: msg`Choose a new password`,
    access: 'public',
    bare: true,
    load: () => import('#features/accounts/reset-password.screen.tsx'),
  },
  {
    path: '/look-around',
    feature: 'accounts',
    title: msg`Look around first`,
    access: 'public',
    bare: true,
    load: () => import('#features/accounts/look-around.screen.tsx'),
  },
  {
    path: '/confirm-email',
    feature: 'accounts',
    title: msg`Confirm your new email`,
    access: 'public',
    bare: true,
    load: () => import('#features/accounts/confirm-email.screen.tsx'),
  },
  {
    path: '/verify-email',
    feature: 'accounts',
    title: msg`Confirm your email`,
    access: 'public',
    bare: true,
    load: () => import('#features/accounts/verify-email.screen.tsx'),
  },
  {
    path: '/claim-admin',
    feature: 'accounts',
    title: msg`Become the administrator`,
    access: 'public',
    bare: true,
    load: () => import('#features/accounts/claim-admin.screen.tsx'),
  },
  {
    path: '/accept-invitation',
    feature: 'accounts',
    title: msg`Accept your invitation`,
    access: 'public',
    bare: true,
    load: () => import('#features/accounts/accept-invitation.screen.tsx'),
  },
  {
    path: '/account',
    feature: 'accounts',
    title: msg`Account and security`,
    access: 'protected',
    roles: ['mentor', 'admin'],
    load: () => import('#features/accounts/account.screen.tsx'),
  },
  {
    path: '/admin',
    feature: 'admin',
    title: msg`Administration`,
    about: msg`For the people who run this Lantern.`,
    access: 'protected',
    roles: ['admin'],
    load: () => import('#features/admin/admin.screen.tsx'),
  },
  {
    path: '/admin/people',
    feature: 'people',
    title: msg`People`,
    about: msg`Find an account to stop it, to sign it out, or to help somebody log in again. You do not see what is in it.`,
    access: 'protected',
    roles: ['admin'],
    duty: 'safeguards',
    load: () => import('#features/people/people.screen.tsx'),
  },
  {
    path: '/admin/people/:id',
    feature: 'people',
    title: msg`An account`,
    heading: null,
    access: 'protected',
    roles: ['admin'],
    duty: 'safeguards',
    load: () => import('#features/people/person.screen.tsx'),
  },

  {
    path: '/dashboard',
    feature: 'dashboard',
    title: msg`Dashboard`,
    heading: greetingAt,
    about: msg`Your next step, dates coming soon, and how far you are.`,
    access: 'protected',
    load: () => import('#features/dashboard/dashboard.screen.tsx'),
  },
  {
    path: '/progress-tracker',
    feature: 'tasks',
    title: msg`Progress tracker`,
    access: 'protected',
    load: () => import('#features/tasks/progress-tracker.screen.tsx'),
    outbox: ['lantern.tasks.', 'lantern.task-marks.'],
  },
  {
    path: '/readiness-quiz',
    feature: 'readiness',
    title: msg`Readiness quiz`,
    about: msg`Fourteen questions, about five minutes. You get no score. Each “partly” or “not yet” becomes a task.`,
    access: 'protected',
    load: () => import('#features/readiness/readiness-quiz.screen.tsx'),
    outbox: ['lantern.readiness.'],
  },

  {
    path: '/personal-info',
    feature: 'profile',
    title: msg`Personal information`,
    about: msg`Six answers are required. The others help too. Only you see them, unless you share them.`,
    access: 'protected',
    load: () => import('#features/profile/personal-info.screen.tsx'),
  },
  {
    path: '/family-info',
    feature: 'family',
    title: msg`Family information`,
    about: msg`Many forms and some scholarships ask for it. You can leave it empty. Only people with whom you share your record see it.`,
    access: 'protected',
    load: () => import('#features/family/family.screen.tsx'),
    outbox: ['lantern.family.'],
  },
  {
    path: '/guardian/:token',
    feature: 'guardians',
    title: msg`How it is going`,
    heading: null,
    access: 'public',
    load: () => import('#features/guardians/guardian.screen.tsx'),
  },
  {
    path: '/profile',
    feature: 'profile',
    title: msg`Profile`,
    access: 'protected',
    load: () => import('#features/profile/profile.screen.tsx'),
  },
  {
    path: '/notifications',
    feature: 'notifications',
    title: msg`Notifications`,
    access: 'protected',
    roles: ['student', 'mentor', 'admin'],
    load: () => import('#features/notifications/notifications.screen.tsx'),
  },
  {
    path: '/education',
    feature: 'education',
    title: msg`Academic background`,
    about: msg`All your schools, with your grades as they are on paper.`,
    access: 'protected',
    load: () => import('#features/education/education.screen.tsx'),
    outbox: ['lantern.education.'],
  },
  {
    path: '/documents',
    feature: 'documents',
    title: msg`Documents`,
    heading: msg`Document Vault`,
    access: 'protected',
    load: () => import('#features/documents/documents.screen.tsx'),
    outbox: ['lantern.uploads.'],
  },
  {
    path: '/shared/:token',
    feature: 'documents',
    title: msg`Shared papers`,
    heading: null,
    access: 'public',
    load: () => import('#features/documents/sharing/shared.screen.tsx'),
  },
  {
    path: '/admin/documents',
    feature: 'documents',
    title: msg`Papers to review`,
    about: msg`Open each paper and say if it is right. The student reads your reason.`,
    access: 'protected',
    roles: ['admin'],
    duty: 'papers',
    load: () => import('#features/documents/review/review.screen.tsx'),
  },
  {
    path: '/admin/facts',
    feature: 'matching',
    title: msg`Reported facts`,
    about: msg`Open the source. If the fact is still right, say so. If not, write the new one with the day you read it.`,
    access: 'protected',
    roles: ['admin'],
    duty: 'facts',
    load: () => import('#features/matching/facts/facts.screen.tsx'),
  },
  {
    path: '/admin/reports',
    feature: 'chat',
    title: msg`Reported conversations`,
    about: msg`You see the last messages from the day of the report, with contact details. You cannot read other conversations.`,
    access: 'protected',
    roles: ['admin'],
    duty: 'safeguards',
    load: () => import('#features/chat/reports/reports.screen.tsx'),
  },
  {
    path: '/admin/catalogue',
    feature: 'matching',
    title: msg`Catalogue`,
    about: msg`When its review day is over, a fact turns grey and no longer counts. Somebody has to read its page again.`,
    access: 'protected',
    roles: ['admin'],
    duty: 'facts',
    load: () => import('#features/matching/facts/catalogue.screen.tsx'),
  },
  {
    path: '/admin/rates',
    feature: 'finance',
    title: msg`Exchange rates`,
    about: msg`Costs, offers and loans are shown in the student's own currency by this table.`,
    access: 'protected',
    roles: ['admin'],
    load: () => import('#features/finance/rates/rates.screen.tsx'),
  },
  {
    path: '/admin/messages',
    feature: 'help',
    title: msg`Messages`,
    access: 'protected',
    roles: ['admin'],
    load: () => import('#features/help/tickets.screen.tsx'),
  },
  {
    path: '/document-checklist',
    feature: 'checklists',
    title: msg`Document checklist`,
    access: 'protected',
    load: () => import('#features/checklists/document-checklist.screen.tsx'),
  },
  {
    path: '/ecas',
    feature: 'activities',
    title: msg`Activities`,
    about: msg`Clubs, sport, art, paid work, care at home: everything outside of class counts.`,
    access: 'protected',
    load: () => import('#features/activities/activities.screen.tsx'),
    outbox: ['lantern.activities.'],
  },
  {
    path: '/cv',
    feature: 'cv',
    title: msg`CV`,
    access: 'protected',
    load: () => import('#features/cv/cv.screen.tsx'),
    outbox: ['lantern.cv.'],
  },
  {
    path: '/tests',
    feature: 'tests',
    title: msg`Test scores`,
    heading: msg`Tests & Prep`,
    about: msg`Your scores, the tests you booked, and how long each result counts.`,
    access: 'protected',
    load: () => import('#features/tests/tests.screen.tsx'),
    outbox: ['lantern.tests.'],
  },
  {
    path: '/extracurricular-plus',
    feature: 'development',
    title: msg`Extracurricular planner`,
    access: 'protected',
    load: () => import('#features/development/planner.screen.tsx'),
    outbox: ['lantern.development-planner.'],
  },
  {
    path: '/eca-development',
    feature: 'development',
    title: msg`Activity development`,
    about: msg`Set small goals each week and log what you did. Later you can write about it.`,
    access: 'protected',
    load: () => import('#features/development/development.screen.tsx'),
    outbox: ['lantern.development-goals.', 'lantern.development-log.'],
  },
  {
    path: '/test-prep',
    feature: 'planners',
    title: msg`Test-prep planner`,
    about: msg`Write the date of your test, and see what to do this week. It also works without a connection.`,
    access: 'protected',
    load: () => import('#features/planners/test-prep.screen.tsx'),
    outbox: ['lantern.test-'],
  },

  {
    path: '/essays',
    feature: 'essays',
    title: msg`Essays`,
    about: msg`Find an idea, write, and check your text.`,
    access: 'protected',
    load: async () => (await import('#features/essays/essays.screen.tsx')).loadTab(),
    outbox: ['lantern.unsent', 'lantern.brainstorm.', 'lantern.ideas.'],
  },
  {
    path: '/essay-list',
    feature: 'essays',
    title: msg`Essay list`,
    access: 'protected',
    load: () => import('#features/essays/list/essay-list.screen.tsx'),
  },
  {
    path: '/essay/write/:id',
    feature: 'essays',
    title: msg`Write an essay`,
    heading: null,
    access: 'protected',
    load: () => import('#features/essays/editor/essay-editor.screen.tsx'),
    outbox: ['lantern.unsent', 'lantern.essay-words.', 'lantern.essay-dismissed.', 'lantern.essay-comments.'],
  },
  {
    path: '/essay/edit/:id',
    feature: 'essays',
    title: msg`Edit an essay`,
    heading: null,
    access: 'protected',
    load: () => import('#features/essays/editor/essay-editor.screen.tsx'),
  },
  {
    path: '/essay/view/:id',
    feature: 'essays',
    title: msg`Read an essay`,
    heading: null,
    access: 'protected',
    load: () => import('#features/essays/view/essay-view.screen.tsx'),
  },

  {
    path: '/unipair',
    also: ['/university-match'],
    feature: 'matching',
    title: msg`UniPair`,
    about: msg`Find universities that fit you. We show you why.`,
    access: 'protected',
    load: () => import('#features/matching/unipair.screen.tsx'),
    outbox: ['lantern.unipair-saves.', 'lantern.study-wishes.'],
  },
  {
    path: '/universities/:id',
    feature: 'matching',
    title: msg`A university`,
    heading: null,
    access: 'protected',
    load: () => import('#features/matching/university.screen.tsx'),
    outbox: 'lantern.unipair-saves.',
    kept: 'lantern.compared.',
  },
  {
    path: '/saved-universities',
    also: ['/shortlist'],
    feature: 'applications',
    title: msg`Saved universities`,
    about: msg`All universities you think about, from the first idea to the deposit. You apply on their own sites.`,
    access: 'protected',
    load: () => import('#features/applications/saved-universities.screen.tsx'),
    outbox: ['lantern.applications.', 'lantern.application-drafts.'],
  },
  {
    path: '/saved-universities/:id',
    feature: 'applications',
    title: msg`Application`,
    heading: null,
    access: 'protected',
    load: () => import('#features/applications/application.screen.tsx'),
  },
  {
    path: '/recommenders',
    feature: 'applications',
    title: msg`Recommenders`,
    about: msg`The people who write letters for you, what you asked for, and what came.`,
    access: 'protected',
    load: () => import('#features/applications/letters/recommenders.screen.tsx'),
    outbox: ['lantern.recommenders.'],
  },
  {
    path: '/letter/:token',
    feature: 'applications',
    title: msg`Letter of recommendation`,
    heading: null,
    access: 'public',
    load: () => import('#features/applications/letters/letter.screen.tsx'),
  },
  {
    path: '/profile-evaluation',
    feature: 'matching',
    title: msg`Profile evaluation`,
    about: msg`Your record, compared with what one university asks for.`,
    access: 'protected',
    load: () => import('#features/matching/evaluation.screen.tsx'),
  },
  {
    path: '/scholarshiparc',
    feature: 'scholarships',
    title: msg`ScholarshipArc`,
    about: msg`Scholarships you may apply for. The open ones come first.`,
    access: 'protected',
    load: () => import('#features/scholarships/scholarships.screen.tsx'),
    outbox: ['lantern.scholarships.', 'lantern.scholarship-answers.'],
  },

  {
    path: '/initial-prep-call',
    feature: 'bookings',
    title: msg`Prep call`,
    about: msg`A free talk with a mentor, by video or by phone.`,
    access: 'protected',
    load: () => import('#features/bookings/booking/prep-call.screen.tsx'),
  },
  {
    path: '/my-sessions',
    feature: 'bookings',
    title: msg`My sessions`,
    access: 'protected',
    load: () => import('#features/bookings/sessions/my-sessions.screen.tsx'),
  },
  {
    path: '/call/:id',
    feature: 'calls',
    title: msg`Call room`,
    heading: null,
    access: 'protected',
    roles: ['student', 'mentor'],
    load: () => import('#features/calls/call.screen.tsx'),
  },
  {
    path: '/mentor',
    feature: 'bookings',
    title: msg`Mentor workspace`,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/bookings/sessions/mentor.screen.tsx'),
  },
  {
    path: '/mentor/profile',
    feature: 'mentors',
    title: msg`Profile and hours`,
    about: msg`Students see who you are and choose among the times that you offer.`,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/mentors/profile.screen.tsx'),
  },
  {
    path: '/shares',
    feature: 'shares',
    title: msg`Shared with mentors`,
    about: msg`Mentors see only what you share, and only as long as you want. You see what they opened.`,
    access: 'protected',
    load: () => import('#features/shares/shares.screen.tsx'),
  },
  {
    path: '/mentor/students/:id',
    feature: 'shares',
    title: msg`Shared with you`,
    heading: null,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/shares/mentor/student.screen.tsx'),
  },
  {
    path: '/mentor/students/:id/record',
    feature: 'shares',
    title: msg`Record of a student`,
    heading: null,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/shares/mentor/record.screen.tsx'),
  },
  {
    path: '/mentor/essays/:id',
    feature: 'shares',
    title: msg`Shared essay`,
    heading: null,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/shares/mentor/essay.screen.tsx'),
  },
  {
    path: '/mentor/chats',
    feature: 'chat',
    title: msg`Chats`,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/chat/chat.screen.tsx'),
    outbox: ['lantern.chat.'],
  },
  {
    path: '/talk-to-lantern',
    feature: 'chat',
    title: msg`Talk to Lantern`,
    heading: msg`Talk to your mentor`,
    access: 'protected',
    load: () => import('#features/chat/chat.screen.tsx'),
    outbox: ['lantern.chat.'],
  },
  {
    path: '/ask-anything',
    feature: 'assistant',
    title: msg`Ask anything`,
    about: msg`Answers come from Lantern’s own texts and from your record. You see where each answer comes from.`,
    access: 'protected',
    load: () => import('#features/assistant/ask.screen.tsx'),
    outbox: ['lantern.conversations.'],
  },
  {
    path: '/mock-interview',
    feature: 'interviews',
    title: msg`Mock interview`,
    about: msg`Practise before the real interview. Questions and answers are in English, like the interview.`,
    access: 'protected',
    load: () => import('#features/interviews/chooser.screen.tsx'),
    outbox: ['lantern.interviews.'],
  },
  {
    path: '/mock-interviews',
    feature: 'interviews',
    title: msg`Set up a mock interview`,
    access: 'protected',
    load: () => import('#features/interviews/wizard.screen.tsx'),
  },
  {
    path: '/mock-interview/ai',
    feature: 'interviews',
    title: msg`AI mock interview`,
    access: 'protected',
    load: () => import('#features/interviews/ai.screen.tsx'),
  },
  {
    path: '/mock-interview/submit',
    feature: 'interviews',
    title: msg`Submit an interview video`,
    about: msg`Record your answers to five questions. You choose a mentor, who watches them and comments.`,
    access: 'protected',
    load: () => import('#features/interviews/video/submit.screen.tsx'),
    outbox: ['lantern.interview-videos.'],
  },
  {
    path: '/mentor/videos/:id',
    feature: 'interviews',
    title: msg`Review an interview recording`,
    access: 'protected',
    roles: ['mentor'],
    load: () => import('#features/interviews/video/mentor-video.screen.tsx'),
  },
  {
    path: '/mock-interview/book',
    feature: 'bookings',
    title: msg`Book a mock interview`,
    about: msg`45 minutes with a mentor who asks like an officer or a university. Free of charge.`,
    access: 'protected',
    load: () => import('#features/bookings/booking/book-interview.screen.tsx'),
  },

  {
    path: '/visa',
    also: ['/visa-support'],
    feature: 'checklists',
    title: msg`Visa support`,
    access: 'protected',
    load: () => import('#features/checklists/visa.screen.tsx'),
    outbox: ['lantern.checklist-'],
  },
  {
    path: '/finance',
    also: ['/finance-loan'],
    feature: 'finance',
    title: msg`Finance and loan`,
    access: 'protected',
    load: () => import('#features/finance/finance.screen.tsx'),
    outbox: ['lantern.finance-'],
  },
  {
    path: '/settlement',
    also: ['/settlement-plan'],
    feature: 'checklists',
    title: msg`Settlement plan`,
    access: 'protected',
    load: () => import('#features/checklists/settlement.screen.tsx'),
  },
  {
    path: '/help',
    feature: 'help',
    title: msg`Help`,
    access: 'public',
    prerendered: true,
    load: () => import('#features/help/help.screen.tsx'),
  },
];

export const builtRoutes = routes.filter((route) => route.load);

/** Whether somebody with this role has this screen; a reader who is not signed in has no role. */
export function isOpenTo(
  { access, roles, duty }: Route,
  role: Role | undefined,
  duties: readonly Duty[] = [],
): boolean {
  if (access === 'public') return true;
  if (duty && duties.includes(duty)) return true;
  return role !== undefined && (roles ?? ['student']).includes(role);
}

/** The first heading of a screen, as far as it is known before its code is there; `hour` is of the reader's clock. */
export function headingOf({ heading, title }: Route, hour: number): MessageDescriptor | null {
  return typeof heading === 'function' ? heading(hour) : heading === undefined ? title : heading;
}

/** Whether this path is one of a route: a part such as `:id` stands for any one part. */
function isOf(route: string, path: string): boolean {
  const [wanted, parts] = [route.split('/'), path.split('/')];
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}

/** Whether a link to this path leads to a screen that exists. */
export function isBuilt(path: string): boolean {
  return builtRoutes.some((route) => isOf(route.path, path));
}
