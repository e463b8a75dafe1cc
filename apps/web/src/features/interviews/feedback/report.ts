// The report on a session, in the student's language: printed by the server as a PDF, or kept as plain text.
import type { Interview, InterviewReport } from '@lantern/contract/interviews';
import { nextThing, type SessionSummary } from '@lantern/speaking/summarise';
import { CRITERION_IDS } from '@lantern/speaking/types';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDay } from '#components/dates.ts';
import { nameOf } from '../interview-words.ts';
import { adviceText, criterionWord, gateWord } from './feedback-words.ts';
import type { AnsweredQuestion } from './read-answer.ts';

type ReportOf = { interview: Interview; summary: SessionSummary; answered: readonly AnsweredQuestion[] };

export function reportOf({ interview, summary, answered }: ReportOf, i18n: I18n): InterviewReport {
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const textOfAnswer = new Map(answered.map(({ question, asked }) => [question.id, asked.tries.at(-1)?.text ?? '']));
  const quoted = ({ questionId, advice }: SessionSummary['strengths'][number]) => {
    const quote = textOfAnswer.get(questionId)?.slice(advice.start, advice.end);
    return quote ? `“${quote}”\n${adviceText(advice, i18n)}` : adviceText(advice, i18n);
  };
  const day = formatDay(new Date(interview.started_at ?? interview.ended_at ?? Date.now()), i18n);
  const [done, all] = [i18n.number(summary.answered), i18n.number(summary.asked)];
  const name = nameOf(interview, i18n);
  return {
    title: i18n._(msg`Mock interview: ${name}`).slice(0, 200),
    notes: [
      day,
      i18n._(msg`${done} of ${all} questions answered`),
      i18n._(
        msg`Computed by the Lantern engine from the words alone: no score for voice, accent or face. It is no band, grade or forecast.`,
      ),
    ],
    sections: [
      {
        heading: i18n._(msg`Out of 10`),
        paragraphs: [
          summary.overall === undefined
            ? i18n._(msg`No score for the whole interview: not every question was answered.`)
            : `${i18n._(msg`In all`)}: ${figure(summary.overall)}`,
          ...CRITERION_IDS.filter((id) => interview.type !== 'ielts' || id !== 'risks').map(
            (id) => `${criterionWord(id, i18n)}: ${figure(summary.scores[id])}`,
          ),
        ],
      },
      { heading: i18n._(msg`Strengths`), paragraphs: summary.strengths.map(quoted) },
      { heading: i18n._(msg`Improvements`), paragraphs: summary.improvements.map(quoted) },
      ...answered.map(({ question, asked, feedback }) => {
        const next = nextThing(feedback);
        const score = figure(feedback.overall);
        return {
          heading: question.text,
          paragraphs: [
            asked.tries.at(-1)?.text ?? '',
            i18n._(msg`Score: ${score}`),
            ...feedback.advisories.map((one) => gateWord(one, i18n)),
            ...(next ? [`${i18n._(msg`Do this next`)}: ${adviceText(next, i18n)}`] : []),
          ],
        };
      }),
    ].filter(({ paragraphs }) => paragraphs.length > 0),
    language: i18n.locale.slice(0, 2),
  };
}

export function textOf({ title, notes, sections }: InterviewReport): string {
  const parts = sections.map(({ heading, paragraphs }) => [heading, '', ...paragraphs].join('\n'));
  return `${[[title, ...notes].join('\n'), ...parts].join('\n\n\n')}\n`;
}
