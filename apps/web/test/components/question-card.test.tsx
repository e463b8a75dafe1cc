// @vitest-environment happy-dom
// A question is asked in English; what it means and wants is said in the reader's language.
import { addTranslations } from '@lantern/content/in-languages';
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestionCard } from '#features/interviews/session/question-card.tsx';
import { show } from './show.tsx';

const question: InterviewQuestion = {
  id: 'of-a-test',
  text: 'Who pays, in this test?',
  category: 'Financial',
  shape: 'facts',
  seconds: 30,
  finds: 'Whether the money is there.',
  contains: ['who pays', 'how much'],
  avoid: ['a guess'],
  followUps: ['How much does he earn?'],
  asks: ['who', 'money'] as unknown as InterviewQuestion['asks'],
  about: [],
};

test('the advice is in the reader’s language, and in English what nobody translated', async () => {
  addTranslations('fr', {
    'Who pays, in this test?': 'Qui paie, dans ce test ?',
    'Whether the money is there.': 'Si l’argent est là.',
    'who pays': 'qui paie',
  });
  const { user } = await show(<QuestionCard question={question} />, 'fr');
  const heading = screen.getByRole('heading', { name: 'Who pays, in this test?' });
  expect(heading.getAttribute('lang')).toBe('en');
  const fold = document.querySelector('summary');
  if (!fold) throw new Error('nothing opens');
  await user.click(fold);
  for (const said of ['Qui paie, dans ce test ?', 'Si l’argent est là.', 'qui paie'])
    expect(screen.getByText(said).closest('[lang="en"]')).toBeNull();
  for (const english of ['how much', 'a guess', 'How much does he earn?'])
    expect(screen.getByText(english).closest('[lang="en"]')).not.toBeNull();
});

test('in English it says the question once', async () => {
  await show(<QuestionCard question={question} />);
  expect(screen.getAllByText('Who pays, in this test?')).toHaveLength(1);
});
