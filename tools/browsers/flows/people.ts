// With other people, and practice for talking to them: mentors, messages, calls, interviews, help, the assistant.
import { again, day, flowsOf, type Visit } from '../flow.ts';
import { mentorName } from '../people.ts';

const answer =
  'I have never applied for a visa before and I was never refused one. My father pays: he has run a rice mill in Bogura since 1998 and earned 3.1 million taka last year; his tax papers and the bank statement are in the file. I chose the Master of Science in Public Health at the University of Leeds because of its course on water and health. After the course I go back to Bogura, where the clinic of Doctor Selim keeps a job for me.';

async function putEssay({ me }: Visit, title: string) {
  await me.send('POST', '/api/essay/draft', { essay_id: crypto.randomUUID(), title, essay_type: 'Personal Statement' });
}

const chooseAt = (page: Visit['page'], group: string, at: number) =>
  page.until(
    `a choice of ${group}`,
    (wanted, place) => {
      const groups = [...document.querySelectorAll('fieldset')];
      const found = groups.find((one) => one.querySelector('legend')?.textContent?.startsWith(wanted));
      const choice = found?.querySelectorAll<HTMLInputElement>('input[type=radio]')[place];
      if (choice && !choice.checked) choice.click();
      return choice?.checked;
    },
    group,
    at,
  );

export const peopleFlows = flowsOf('student', {
  async bookings({ page, open }) {
    await open('/initial-prep-call');
    await page.press('Open session…', 'choice');
    await page.press(`${mentorName}…`, 'choice');
    await chooseAt(page, 'Which day?', 2);
    await chooseAt(page, 'What time?', 0);
    await page.write('What should your mentor know before?…', 'The question about money');
    await page.press('Book this call');
    await page.shows('Booking confirmed!');
    await open('/my-sessions');
    await again(page, mentorName);
  },

  async calls({ page, open, me, staff }) {
    const { session } = await me.send('POST', '/api/prep-call/book', {
      mentor_id: staff.mentor.id,
      kind: 'free-session',
      date: day(4),
      // the mentor is one for all engines: each books another time, by when it is there
      time: `${String(new Date().getUTCMinutes() % 24).padStart(2, '0')}:${new Date().getUTCSeconds() < 30 ? '00' : '30'}`,
      zone: 'UTC',
    });
    await open(`/call/${session?._id}`);
    await page.shows('This call room opens at');
    await page.reload();
    await page.shows('This call room opens at');
  },

  async chat({ page, open, staff }) {
    await open(`/talk-to-lantern?with=${staff.mentor.id}`);
    await page.write('Your message', 'Can you look at my transcript?');
    await page.press('Send the message');
    await page.shows('Can you look at my transcript?');
    await again(page, 'Can you look at my transcript?');
  },

  async shares(visit) {
    const { page, open, staff } = visit;
    await putEssay(visit, 'The list on the roof');
    await open('/shares');
    await page.press('Share with a mentor');
    await page.choose('Mentor…', staff.mentor.id);
    await page.press('The list on the roof…', 'choice');
    await page.press('Share');
    await page.shows(`Shared with ${mentorName}.`);
    await again(page, 'The list on the roof');
    await page.press('Stop sharing: The list on the roof');
    await page.shows('cannot open it any more.');
  },

  async interviews({ page, open }) {
    await open('/mock-interview/ai');
    await page.press('Visa…', 'choice');
    await page.press('Continue');
    await page.choose('Country…', 'GB');
    await page.press('Next');
    await page.press('Start interview');
    await page.shows('Question 1 of 5');
    await page.write('Your words…', answer);
    await page.press('Get Feedback');
    await page.shows('Feedback on your words');
    await page.reload();
    await page.shows('Feedback on your words');
    await page.holds('Your words…', answer);
    await page.press('End Interview');
    await page.press('End Interview');
    await page.shows('1 of 5 questions answered.');
    await again(page, '1 of 5 questions answered.');
  },

  async help({ page, open }) {
    await open('/help');
    await page.write('Search the answers…', 'password');
    await page.until('answers', () => document.querySelectorAll('main summary').length > 0);
    await page.write('Subject…', 'Where is my essay?');
    await page.write('Message…', 'I wrote it on the phone of my sister.');
    await page.press('Send message');
    await page.shows('Waiting for a reply');
    await again(page, 'Where is my essay?');
  },

  async assistant({ page, open }) {
    await open('/ask-anything');
    await page.write('Your question…', 'What is a statement of purpose?');
    await page.press('Send the question');
    await page.until('an answer with its source', () => document.querySelector('main article, main [role=log] li'));
    await again(page, 'What is a statement of purpose?');
  },

  async notifications({ page, open, me, staff }) {
    const [ticket, reply] = [crypto.randomUUID(), crypto.randomUUID()];
    const message = {
      name: 'Amina Rahman',
      email: 'amina@example.org',
      subject: 'Where is my essay?',
      message: 'Lost.',
    };
    await me.send('POST', `/api/help/tickets/${ticket}`, message);
    await staff.admin.send('POST', `/api/admin/tickets/${ticket}/replies/${reply}`, { text: 'Sign in there once.' });
    await open('/notifications');
    await page.shows('Where is my essay?');
    await page.press('Mark all as read');
    await again(page, 'Where is my essay?');
  },
});
