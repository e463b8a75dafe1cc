// A student in the middle of things: three essays, one of them evaluated twice, three papers, three activities.

import { setTimeout as wait } from 'node:timers/promises';
import { addActivity } from '@lantern/contract/activities';
import { listDocuments } from '@lantern/contract/documents';
import { documentCategories } from '@lantern/contract/documents.rules';
import { startDraft, updateEssay } from '@lantern/contract/essays';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { makePdf } from '../../tests/e2e/papers.ts';
import { type Student, signUpStudent } from '../../tools/bench/student.ts';
import { writeEssay } from '../../tools/bench/texts.ts';

/** Answers also the evaluated essay and one of the papers. */
export async function makeStudent(url: string): Promise<{ student: Student; essay: string; paper: string }> {
  const student = await signUpStudent(url);
  const { call, headers, user } = student;
  let essay = '';
  for (let number = 1; number <= 3; number++) {
    const started = await call(startDraft, { body: { title: `Essay ${number}`, essay_type: 'Personal Statement' } });
    const { _id: id, revision } = started.body.essay;
    essay = id;
    const text = writeEssay(650, number);
    await call(updateEssay, { body: { essay_id: id, final_text: text, base_revision: revision } });
    const name = `Activity ${number}`;
    await call(addActivity, { body: { name, title: 'Member', duration: '2025-01 - present', weeklyHours: number } });
  }
  for (const seed of [3, 4])
    await call(evaluateEssay, { body: { essay_id: essay, essay_text: writeEssay(650, seed) } });
  for (const category of documentCategories.slice(0, 3)) {
    const form = new FormData();
    form.append('category', category);
    form.append('custom_name', category);
    form.append('file', new Blob([new Uint8Array(makePdf(category))], { type: 'application/pdf' }), `${category}.pdf`);
    const answer = await fetch(`${url}/api/documents/upload`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`a paper was answered with ${answer.status}: ${await answer.text()}`);
  }
  // a vault whose papers are still being looked at is told of each look
  const papers = async () => (await call(listDocuments, { params: { userId: user.id } })).body.documents;
  for (let tries = 0; !(await papers()).every(({ checks }) => checks); tries++) {
    if (tries > 300) throw new Error('the papers were not looked at within a minute');
    await wait(200);
  }
  const [paper] = await papers();
  if (!paper) throw new Error('there is no paper');
  return { student, essay, paper: paper._id };
}
