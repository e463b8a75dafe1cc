// @vitest-environment happy-dom
// What follows from a question: its parts one by one, what it may have meant, and people before anything else.
import type { Passage } from '@lantern/assistant/passage';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { currentUser } from '#api/session.ts';
import { applications } from '#features/applications/applications.api.ts';
import { Answer } from '#features/assistant/answer.tsx';
import { ConversationList } from '#features/assistant/conversation-list.tsx';
import { UniversityAnswer } from '#features/assistant/university-answer.tsx';
import { saved } from '#features/scholarships/scholarships.api.ts';
import { scores } from '#features/tests/tests.api.ts';
import { serve, show, signIn } from './show.tsx';

const passage = (id: string, title: string, text: string, keywords: string, countries: string[] = []): Passage => ({
  ...{ id, title, text, keywords, countries, note: '', source: null, screen: null },
  kind: 'help',
});

const passages = [
  passage('help:password', 'I forgot my password.', 'Open the log-in page.', 'log in reset'),
  passage('help:language', 'How do I change the language?', 'Press the button with the sliders.', 'bangla arabic'),
  passage('help:versions', 'Can I go back to an older version of my essay?', 'Yes.', 'history older'),
];

const answers = () =>
  serve(({ path }) => {
    if (path.includes('/assistant/passages')) return { version: '1', passages };
    if (path.includes('/assistant/model')) return { name: null, enabled: false, tokens_today: 0, tokens_per_day: 0 };
    return {
      ...{ google: false, passkeys: false, email: false, signUp: true, guest: false },
      chatAppUrl: null,
    };
  });

describe('a question', () => {
  test('in two parts is answered part by part, each under its own words', async () => {
    answers();
    await show(<Answer id="1" question="i forgot my password. also how do i change the language?" onAsk={() => {}} />);
    const first = await screen.findByRole('region', { name: 'i forgot my password' });
    expect(within(first).getByText('Open the log-in page.')).toBeTruthy();
    const second = screen.getByRole('region', { name: /change the language/ });
    expect(within(second).getByText('Press the button with the sliders.')).toBeTruthy();
  });

  test('that nothing answers is offered what is near, which can be asked by a press', async () => {
    answers();
    const onAsk = vi.fn();
    const { user } = await show(<Answer id="2" question="version zorp" onAsk={onAsk} />);
    expect(await screen.findByText('I do not know.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Can I go back to an older version of my essay?' }));
    expect(onAsk).toHaveBeenCalledWith('Can I go back to an older version of my essay?');
  });

  test('about a university by name leads to its page', async () => {
    await show(<UniversityAnswer asked={{ id: 'ror-1', name: 'University of Leeds' }} />);
    const link = await screen.findByRole('link', { name: 'Open the page of University of Leeds' });
    expect(link.getAttribute('href')).toBe('/universities/ror-1');
  });

  test('about one that no passage names leads to UniPair with its name', async () => {
    answers();
    await show(<Answer id="6" question="strathmore university fees" onAsk={() => {}} />);
    const link = await screen.findByRole('link', { name: 'Look for Strathmore University in UniPair' });
    expect(link.getAttribute('href')).toBe('/unipair?q=Strathmore%20University');
    expect(screen.queryByText('I do not know.')).toBeNull();
  });

  test('of somebody who wants to die gets people and numbers, and nothing that was looked up', async () => {
    answers();
    await show(<Answer id="3" question="i forgot my password and i want to die" onAsk={() => {}} />);
    expect(await screen.findByText(/Please speak to a person now/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Open the log-in page.')).toBeNull());
  });

  test('to have an essay written is declined and led to the brainstorm', async () => {
    answers();
    await show(<Answer id="4" question="amar sop ta likhe den" onAsk={() => {}} />);
    expect((await screen.findByRole('link', { name: 'Open the brainstorm' })).getAttribute('href')).toBe(
      '/essays?brainstorm',
    );
  });
});

const at = '2026-11-02T10:00:00.000Z';
const id = '5f0c0a8e-0000-4000-8000-000000000001';
const kept = { _id: id, revision: 1, created_at: at, updated_at: at };

/** The student's own lists, as this device knows them. */
function keepLists() {
  signIn();
  const user = currentUser()?.id ?? '';
  const score = { testType: 'ielts', testDate: '2026-05-02', overallScore: 6.5, sectionScores: {}, notes: '' };
  queryClient.setQueryData(scores.listQuery(user).queryKey, [{ ...kept, ...score, retakePlanned: false }] as never);
  const university = { ...kept, name: 'University of Oslo', program: 'Physics' };
  queryClient.setQueryData(applications.listQuery(user).queryKey, [university] as never);
  queryClient.setQueryData(saved.listQuery(user).queryKey, []);
}

describe('what is asked of the own record', () => {
  // who comes in first finds nothing of anybody else
  beforeAll(async () => {
    signIn();
    await new Promise((done) => setTimeout(done));
  });

  test.each(['whats my ielts score', 'আমার IELTS স্কোর কত', 'ما درجتي في الايلتس'])('%s', async (question) => {
    answers();
    keepLists();
    await show(<Answer id="5" question={question} onAsk={() => {}} />);
    expect(await screen.findByText('6.5')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open test scores' }).getAttribute('href')).toBe('/tests');
  });

  test.each(['which universities did i save', 'ami kon kon university save korsi', 'ما الجامعات التي حفظتها'])(
    '%s',
    async (question) => {
      answers();
      keepLists();
      await show(<Answer id="7" question={question} onAsk={() => {}} />);
      expect(await screen.findByText('University of Oslo')).toBeTruthy();
      expect(screen.getByText('You have saved no scholarship.')).toBeTruthy();
    },
  );

  test('and cannot be told is said plainly, with what can be', async () => {
    answers();
    const onAsk = vi.fn();
    const { user } = await show(<Answer id="6" question="did my mentor zorp my gribble" onAsk={onAsk} />);
    expect(await screen.findByText('I do not know.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'What are my test scores?' }));
    expect(onAsk).toHaveBeenCalledWith('What are my test scores?');
  });
});

describe('the name of a conversation', () => {
  const asked = (text: string) => ({ questions: [{ id, text, at }] });

  test('is its first question, and a day where that says that its writer wants to die', async () => {
    await show(
      <ConversationList
        rows={
          [
            { id: 'a', ...asked('i want to die') },
            { id: 'b', ...asked('uk visa fee') },
          ] as never
        }
        current=""
      />,
    );
    expect(await screen.findByRole('link', { name: 'uk visa fee' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Conversation of 2 Nov 2026' })).toBeTruthy();
    expect(screen.queryByText(/want to die/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete the conversation “Conversation of 2 Nov 2026”' })).toBeTruthy();
  });
});
