// Who else belongs to the demo school: its mentors, its counsellor, and what passes between them and the students.
import type { Duty } from '@lantern/contract/access';
import type { MentorProfile, SessionKind } from '@lantern/contract/mentors';

type Card = Pick<
  MentorProfile,
  'expertise' | 'about' | 'specialties' | 'languages' | 'countries' | 'time_zone' | 'kinds'
>;
export type DemoMentor = { key: string; name: string; duties: readonly Duty[]; card: Card; byPhone: boolean };

export const demoAdministrator = { key: 'admin', name: 'Samuel Adeyemi' };

const kinds: SessionKind[] = ['application-help', 'study-guidance', 'mock-interview', 'free-session'];

export const demoMentors: readonly DemoMentor[] = [
  {
    key: 'farhana',
    name: 'Farhana Haque',
    duties: [],
    byPhone: true,
    card: {
      expertise: 'Engineering applications to Canada and the United Kingdom',
      about:
        'I studied in Leeds on a scholarship that I nearly did not apply for, because I thought that it was meant for others. I read essays slowly and I ask many questions.',
      specialties: ['Essays', 'Scholarships', 'Visas', 'Engineering'],
      languages: ['bn', 'en', 'hi'],
      countries: ['GB', 'CA'],
      time_zone: 'Asia/Dhaka',
      kinds,
    },
  },
  {
    key: 'daniel',
    name: 'Daniel Mensah-Bonsu',
    duties: [],
    byPhone: false,
    card: {
      expertise: 'American colleges, financial aid and interviews',
      about:
        'I went from Kumasi to a small college in Ohio with full aid. I can tell you what the forms mean by "household", and I will not tell you what to write.',
      specialties: ['Financial aid', 'Interviews', 'Common App'],
      languages: ['en', 'fr'],
      countries: ['US'],
      time_zone: 'Africa/Accra',
      kinds,
    },
  },
  {
    key: 'anneke',
    name: 'Anneke de Vries-Wijayanti',
    duties: ['facts'],
    byPhone: false,
    card: {
      expertise: 'Master’s programmes in Germany and the Netherlands',
      about: 'I worked nine years in an admissions office and know why files are put on the second pile.',
      specialties: ['Master’s', 'Documents', 'Germany', 'Netherlands', 'Research proposals'],
      languages: ['en', 'de', 'id'],
      countries: ['DE', 'NL'],
      time_zone: 'Europe/Amsterdam',
      kinds: ['study-guidance', 'free-session', 'application-help'],
    },
  },
  {
    key: 'thandiwe',
    name: 'Thandiwe Nkosi',
    duties: ['papers', 'safeguards'],
    byPhone: true,
    card: {
      expertise: 'The school’s counsellor',
      about: 'My door is open for whatever does not fit a form. I also check your papers.',
      specialties: ['Papers', 'Choosing a subject', 'When things get too much'],
      languages: ['en', 'zu', 'sw'],
      countries: ['ZA', 'KE'],
      time_zone: 'Africa/Johannesburg',
      kinds: ['study-guidance', 'free-session'],
    },
  },
];

export type DemoSession = {
  student: string;
  mentor: string;
  kind: SessionKind;
  note: string;
  /** ahead, soon (within the hour), held, cancelled by whom, missed by whom */
  state:
    | 'ahead'
    | 'moved'
    | 'soon'
    | 'held'
    | 'cancelled by student'
    | 'cancelled by mentor'
    | 'missed by student'
    | 'missed by mentor';
  /** since it was, in days */
  ago?: number;
  rating?: number;
  feedback?: string;
  mentorNotes?: string;
};

export const demoSessions: readonly DemoSession[] = [
  {
    ...{ student: 'nadia', mentor: 'farhana', kind: 'application-help', state: 'held', ago: 20, rating: 5 },
    note: 'My personal statement: is the clerk too long?',
    feedback: 'I know what to cut now. And I was not afraid to ask.',
    mentorNotes: 'Strong material. Next: the ending, and one figure from the notebook.',
  },
  {
    ...{ student: 'nadia', mentor: 'farhana', kind: 'mock-interview', state: 'ahead' },
    note: 'Practice for the Waterloo interview, please ask about money too.',
  },
  {
    ...{ student: 'nadia', mentor: 'thandiwe', kind: 'study-guidance', state: 'moved' },
    note: 'Civil or environmental engineering?',
  },
  {
    ...{ student: 'nadia', mentor: 'daniel', kind: 'free-session', state: 'cancelled by student', ago: 6 },
    note: 'Does a college in the United States make sense for me?',
  },
  {
    ...{ student: 'arjun', mentor: 'daniel', kind: 'application-help', state: 'held', ago: 12, rating: 4 },
    note: 'CSS Profile: what counts as income of my mother?',
    feedback: 'Clear. I wish it had been longer.',
    mentorNotes: 'Send the form back with question 14 empty, then ask the college.',
  },
  {
    ...{ student: 'arjun', mentor: 'daniel', kind: 'mock-interview', state: 'ahead' },
    note: 'Alumni interview next week.',
  },
  {
    ...{ student: 'hamza', mentor: 'farhana', kind: 'free-session', state: 'held', ago: 33, rating: 5 },
    note: 'Is my IELTS enough?',
    feedback: 'She told me the truth.',
  },
  {
    ...{ student: 'hamza', mentor: 'farhana', kind: 'study-guidance', state: 'missed by student', ago: 4 },
    note: 'Foundation year or direct entry?',
  },
  {
    ...{ student: 'meera', mentor: 'anneke', kind: 'study-guidance', state: 'held', ago: 9, rating: 5 },
    note: 'Motivation for Wageningen',
    feedback: 'She knew the group I want to work with.',
    mentorNotes: 'Ask the co-ordinator whether the thesis can be done in Nashik.',
  },
  {
    ...{ student: 'tanvir', mentor: 'anneke', kind: 'application-help', state: 'soon' },
    note: 'uni-assist: which papers need a certified copy?',
  },
  {
    ...{ student: 'suharyanto', mentor: 'anneke', kind: 'study-guidance', state: 'cancelled by mentor', ago: 2 },
    note: 'My research proposal',
  },
  {
    ...{ student: 'suharyanto', mentor: 'anneke', kind: 'study-guidance', state: 'ahead' },
    note: 'My research proposal, second try',
  },
  {
    ...{ student: 'zainab', mentor: 'farhana', kind: 'mock-interview', state: 'held', ago: 15, rating: 4 },
    note: 'Chevening interview',
    feedback: 'The question about leadership was hard. Good.',
  },
  {
    ...{ student: 'wanjiru', mentor: 'daniel', kind: 'free-session', state: 'missed by mentor', ago: 8 },
    note: 'Need-blind: what does it mean for me?',
  },
  {
    ...{ student: 'kwame', mentor: 'thandiwe', kind: 'free-session', state: 'ahead' },
    note: 'My father does not want me to go.',
  },
];

/** In the order of writing; `s` is the student. */
export type DemoTalk = {
  student: string;
  mentor: string;
  said: readonly (readonly ['s' | 'm', string])[];
  unread?: 's' | 'm';
};

export const demoTalks: readonly DemoTalk[] = [
  {
    ...{ student: 'nadia', mentor: 'farhana', unread: 's' },
    said: [
      ['s', 'Salam apa. I have shared my essay with you. The part about the clerk is the one I am not sure of.'],
      [
        'm',
        'Walaikum salam Nadia. I read it on the bus and missed my stop, so that part works. I left three comments.',
      ],
      ['s', 'Sorry about your stop! I accepted the first two. For the last one I need the notebook, it is at college.'],
      ['m', 'Take your time. The deadline is on your board, you have days enough.'],
      ['s', 'Do they mind that we have no laboratory at our college? The form asks for it.'],
      ['m', 'Leave it empty and say what you did instead. A notebook of eleven pumps is a laboratory.'],
      ['m', 'And book the interview practice before the weekend, my hours are filling up.'],
    ],
  },
  {
    ...{ student: 'nadia', mentor: 'thandiwe' },
    said: [
      ['s', 'Good afternoon, my transcript was sent back because the seal cannot be seen. What shall I do?'],
      [
        'm',
        'Press the paper flat and photograph it by a window, not under a lamp. Then add it as a new version, you need not delete the old one.',
      ],
      ['s', 'Done, thank you!'],
    ],
  },
  {
    ...{ student: 'arjun', mentor: 'daniel', unread: 'm' },
    said: [
      ['s', 'Sir, is it bad that I have only one sport?'],
      ['m', 'No. It would be bad to invent a second one.'],
      ['s', 'Ha. Okay. I will send the list of colleges tonight.'],
      ['s', 'Here is my list: two that I love, three that fit, two that will take me.'],
    ],
  },
  {
    ...{ student: 'hamza', mentor: 'farhana' },
    said: [
      ['s', 'I am sorry that I missed our call, there was no light and my phone was empty.'],
      ['m', 'It happens. Choose another time, and tick that I should call your number: then you need no internet.'],
    ],
  },
  {
    ...{ student: 'meera', mentor: 'anneke' },
    said: [
      ['m', 'I found the trial design course that I told you about. It is open to everybody.'],
      ['s', 'Thank you! I will look at it after the harvest week.'],
    ],
  },
  {
    ...{ student: 'kwame', mentor: 'thandiwe', unread: 'm' },
    said: [
      ['s', 'Can I talk to you about something that is not an application?'],
      ['m', 'Always. Take one of the free half hours, or write it here.'],
      ['s', 'I booked one.'],
    ],
  },
  {
    ...{ student: 'otieno', mentor: 'anneke', unread: 'm' },
    said: [['s', 'Hello, I would like to study media in Germany. My grades are not the best. Is there a way?']],
  },
];

export const demoTickets = [
  {
    student: 'rima',
    subject: 'My photo is upside down',
    message: 'I took a photo of my certificate and it is upside down in the vault. I cannot turn it.',
    reply:
      'Open the paper, then “New version”: before you send it there is a button that turns the page. Your old version stays until you delete it.',
  },
  {
    student: 'linh',
    subject: 'Can I write essays in French?',
    message: 'The evaluation says that my essay is not English. I want to apply in France.',
    reply: '',
  },
  {
    student: 'ayesha',
    subject: 'No internet for two weeks',
    message: 'I go to my village, there is no network. Will my essay be lost if I write there?',
    reply:
      'No. It is kept on your phone and goes to the server when there is a connection. Please do not sign out before that.',
  },
  {
    student: 'dilnoza',
    subject: 'Wrong deadline of a scholarship',
    message: 'The page of the scholarship says 15 January, here it says 16. Who is right?',
    reply: '',
  },
] as const;
