// One try, read by the engine on this device. Nothing is kept: whoever opens a session reads it again.
import { askedQuestion } from '@lantern/content/interviews/asked-question';
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { AskedInterviewQuestion, Interview, InterviewTry } from '@lantern/contract/interviews';
import type { InterviewRecord } from '@lantern/contract/interviews.record';
import { giveFeedback } from '@lantern/speaking/give-feedback';
import type { Feedback, KnownFacts } from '@lantern/speaking/types';

/** What the session itself and the student's record say; what they leave open is not compared. */
function factsOf({ country, university, level }: Interview, record: InterviewRecord | undefined): KnownFacts {
  const universities = [...(university ? [university] : []), ...(record?.universities ?? [])];
  return {
    ...(country && { country }),
    ...(universities.length > 0 && { universities }),
    ...(level && { degree: level }),
    ...(record && {
      payers: record.payers,
      tests: record.tests,
      grades: record.grades,
      graduationYears: record.graduation_years,
    }),
  };
}

/** A question of a session with what was said, read. */
export type AnsweredQuestion = {
  question: InterviewQuestion;
  asked: AskedInterviewQuestion;
  feedback: Feedback;
};

export function readTry(
  interview: Interview,
  question: InterviewQuestion,
  one: InterviewTry,
  record: InterviewRecord | undefined,
): Feedback {
  const others = interview.questions
    .filter(({ id }) => id !== question.id)
    .flatMap(({ tries }) => tries.slice(-1).map(({ text }) => text));
  return giveFeedback({
    type: interview.type,
    question: askedQuestion(question),
    answer: one.text,
    ...(one.seconds !== null && { timing: { seconds: one.seconds, pauses: one.pauses } }),
    facts: factsOf(interview, record),
    others: [...question.contains, ...others],
  });
}
