// Mock interviews: one that was finished, one that was left, one with the other method.

import { randomUUID } from 'node:crypto';
import { demoAnswers } from '@lantern/content/demo-school/interviews';
import { days } from '@lantern/contract/durations';
import { type Interview, saveInterview } from '@lantern/contract/interviews';
import { named, type People, type Student } from './people.ts';

type Plan = Pick<Interview, 'type' | 'detail' | 'country' | 'university' | 'program' | 'level' | 'method'> & {
  answered: number;
  daysAgo: number;
};

export async function seedInterviews({ students }: People): Promise<void> {
  const leeds = {
    university: 'University of Leeds',
    program: 'Civil and Structural Engineering',
    level: 'bachelor' as const,
  };
  const visa = { type: 'visa' as const, detail: 'GB', country: 'GB', method: 'wizard' as const };
  const general = {
    type: 'general' as const,
    detail: '',
    country: '',
    university: '',
    program: '',
    level: '' as const,
  };
  await keep(named(students, 'nadia'), { ...visa, ...leeds, answered: 5, daysAgo: 6 });
  await keep(named(students, 'nadia'), { ...general, method: 'ai', answered: 2, daysAgo: 1 });
  await keep(named(students, 'hamza'), {
    ...visa,
    ...leeds,
    university: 'University of Leicester',
    program: 'Accounting and Finance',
    answered: 3,
    daysAgo: 10,
  });
  await keep(named(students, 'zainab'), { ...general, method: 'wizard', answered: 5, daysAgo: 16 });
}

async function keep(student: Student, { answered, daysAgo, ...rest }: Plan): Promise<void> {
  const began = Date.now() - days(daysAgo);
  const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
  const asked = demoAnswers[rest.type === 'visa' ? 'visa' : 'general'];
  const isOver = answered === asked.length;
  const interview: Interview = {
    ...{ ...rest, facts: [], seed: 11, step: isOver ? 5 : 4, place: Math.min(answered, 4), timer_seconds: 930 },
    ...{ used_seconds: answered * 88, again_of: null, started_at: at(0) },
    ...{ ended_at: isOver ? at(answered * 2) : null, ended_by: isOver ? 'last-question' : '' },
    questions: asked.map(({ question, answer }, place) => ({
      ...{ id: question, why: { kind: 'category', of: 'Academic' }, draft: '' },
      tries:
        place < answered ? [{ id: randomUUID(), text: answer, seconds: null, pauses: [], at: at(place * 2 + 1) }] : [],
    })),
  };
  await student.call(saveInterview, { params: { id: randomUUID() }, body: { interview, base_revision: 0 } });
}
