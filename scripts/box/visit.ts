// What a student does in an image: everything that loads a part of its own (fonts, Word, the checker of language, PDFs).
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listDocuments, previewDocument } from '@lantern/contract/documents';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { urlOf } from '@lantern/contract/endpoint';
import { getEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { exportEssay } from '@lantern/contract/essays.log';
import { signUpStudent } from '../../tools/bench/student.ts';

export type Traces = { findAgain: () => Promise<void> };

const text = `My grandmother kept the accounts of the village cooperative in a school exercise book, and I learned to
add by checking her columns. When the flood took the book I wrote a small program that keeps the same columns on any
phone. বাংলা লেখা এখানে আছে। Я пишу. نص قصير. Today nineteen families use it, and the disagreements about who owes
whom are shorter.\n`.repeat(4);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`in the image ${what}`);
}

/** A PDF of one page with words on it, as small as one can be. */
function paper(): Buffer {
  const words = 'BT /F1 18 Tf 72 720 Td (Transcript of records) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n`);
}

/** Signs up, writes, uploads, prints and evaluates; throws where one of them is not answered as it must be. */
export async function leaveTraces(url: string): Promise<Traces> {
  const page = await fetch(`${url}/login`);
  expect(page.status === 200 && (await page.text()).includes('<html'), 'the pages are not served');
  const student = await signUpStudent(url);

  const draft = await student.call(startDraft, { body: { title: 'The exercise book' } });
  const { _id: essayId, revision } = draft.body.essay;
  const saved = await student.call(updateEssay, {
    body: { essay_id: essayId, final_text: text, base_revision: revision, save_id: crypto.randomUUID() },
  });
  expect(saved.status === 200, `saving was answered with ${saved.status}`);
  const evaluate = () => student.call(evaluateEssay, { body: { essay_id: essayId, essay_text: text } });
  let evaluated = await evaluate();
  // a machine that has much else to do says so, and is asked again, as the page does
  for (let tries = 1; evaluated.status === 503 && tries < 10; tries++) {
    await sleep(5000);
    evaluated = await evaluate();
  }
  expect(evaluated.status === 200, `evaluating was answered with ${evaluated.status}`);
  for (const [format, start] of [
    ['pdf', '%PDF'],
    ['docx', 'PK'],
  ] as const) {
    const printed = await fetch(url + urlOf(exportEssay, { id: essayId, format }), { headers: student.headers });
    const bytes = Buffer.from(await printed.arrayBuffer());
    expect(bytes.toString('latin1').startsWith(start), `printing as ${format} was answered with ${printed.status}`);
  }

  const bytes = paper();
  const form = new FormData();
  form.set('category', 'Other');
  form.set('custom_name', 'Transcript');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'transcript.pdf');
  const uploaded = await fetch(url + uploadDocument.path, { method: 'POST', headers: student.headers, body: form });
  expect(uploaded.status === 200, `uploading was answered with ${uploaded.status}`);
  const { _id: paperId } = (await uploaded.json()) as { _id: string };

  return {
    async findAgain() {
      const essay = await student.call(getEssay, { params: { id: essayId } });
      expect(essay.body.text === text, 'the essay is not there any more');
      const list = await student.call(listDocuments, { params: { userId: student.user.id } });
      const found = list.body.documents.find(({ _id }) => _id === paperId);
      expect(found !== undefined, 'the paper is not listed any more');
      const preview = await student.call(previewDocument, { params: { path: paperId } });
      const answer = await fetch(new URL(preview.body.preview_url, url), { headers: student.headers });
      const kept = new Uint8Array(await answer.arrayBuffer());
      expect(hashOf(kept) === hashOf(bytes), 'the paper is not the one that was uploaded');
    },
  };
}
