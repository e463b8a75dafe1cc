// Papers of the vault: small PDFs, printed or photographed, in all states that a paper can have; and photos.

import { PDFDocument } from '@cantoo/pdf-lib';
import { setExpiry, type VaultDocument } from '@lantern/contract/documents';
import { reviewDocument } from '@lantern/contract/documents.review';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { createShareLink, openShareLink } from '@lantern/contract/documents.sharing';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { savePhoto } from '@lantern/contract/profile';
import { createCanvas } from '@napi-rs/canvas';
import type { FastifyInstance } from 'fastify';
import type { Print } from '#ports/print/print.ts';
import { formOf, newCaller } from './caller.ts';
import { dayFromNow } from './days.ts';
import type { People, Student } from './people.ts';
import { named } from './people.ts';

type Wanted = {
  category: DocumentCategory;
  name: string;
  expires?: number /** 'verified', or why it was not */;
  verdict?: string;
};

/** Of everybody, then of those who are further. */
const usual: readonly Wanted[] = [
  { category: 'Transcript', name: 'Transcript, last two years', verdict: 'verified' },
  { category: 'Passport', name: 'Passport', expires: 410 },
];
const more: Readonly<Record<string, readonly Wanted[]>> = {
  nadia: [
    { category: 'IELTS', name: 'IELTS Test Report Form', expires: 680, verdict: 'verified' },
    { category: 'Certificates', name: 'Certificate of the district regatta' },
    {
      category: 'Financial',
      name: 'Bank statement of my uncle',
      expires: 26,
      verdict: 'The stamp of the bank is missing on page 1.',
    },
    { category: 'LOR', name: 'Letter of the principal' },
    { category: 'SOP', name: 'Statement of purpose, printed' },
    { category: 'Other', name: 'Birth certificate (English translation by a sworn translator, with the original)' },
  ],
  hamza: [
    { category: 'Financial', name: 'Bank letter', verdict: 'verified' },
    { category: 'IELTS', name: 'IELTS', expires: 600 },
  ],
  meera: [{ category: 'Transcript', name: 'Degree transcript', verdict: 'verified' }],
  tanvir: [
    { category: 'Certificates', name: 'Degree certificate', verdict: 'Please scan the back too: the seal is there.' },
  ],
  zainab: [
    { category: 'IELTS', name: 'IELTS report', expires: 700 },
    { category: 'Certificates', name: 'Reference of the hospital' },
  ],
};
const withPhoto = ['nadia', 'arjun', 'meera', 'chidi', 'wanjiru', 'hana'];

type Host = { app: FastifyInstance; publicUrl: string | undefined; print: Print };

export async function seedPapers(
  host: Host,
  { admin, mentors, students }: People,
): Promise<Map<string, VaultDocument>> {
  const counsellor = named(mentors, 'thandiwe');
  const kept = new Map<string, VaultDocument>();
  for (const student of students.values()) {
    for (const wanted of [...usual, ...(more[student.is.key] ?? [])]) {
      const paper = await keepPaper(host.print, student, wanted);
      kept.set(`${student.is.key}: ${wanted.name}`, paper);
      // of some students nobody has looked at the transcript yet
      const waits = wanted.category === 'Transcript' && student.is.age !== 18;
      if (!wanted.verdict || waits) continue;
      const decided = { document_id: paper._id, version: 1 };
      const reviewer = wanted.category === 'IELTS' ? admin : counsellor;
      if (wanted.verdict === 'verified')
        await reviewer.call(reviewDocument, { body: { ...decided, status: 'verified' } });
      else await reviewer.call(reviewDocument, { body: { ...decided, status: 'rejected', reason: wanted.verdict } });
    }
    if (withPhoto.includes(student.is.key))
      await student.call(savePhoto, undefined, {
        headers: { 'content-type': 'image/png' },
        bytes: drawFace(student, 'image/png'),
      });
  }
  await renewAndShare(host, named(students, 'nadia'), kept);
  return kept;
}

async function keepPaper(print: Print, student: Student, wanted: Wanted): Promise<VaultDocument> {
  const bytes =
    wanted.category === 'Passport' ? await photographed(student) : await printed(print, student, wanted.name);
  const form = formOf({ category: wanted.category, custom_name: wanted.name }, bytes);
  // the parts of a form are no JSON body: they go as bytes
  const paper = await student.call(uploadDocument, undefined as never, form);
  if (wanted.expires !== undefined)
    await student.call(setExpiry, { body: { document_id: paper._id, expires_on: dayFromNow(wanted.expires) } });
  return paper;
}

async function printed(print: Print, { is, name }: Student, title: string): Promise<Uint8Array> {
  const columns = [
    { label: 'Subject', share: 3 },
    { label: 'Mark', share: 1, isFigure: true as const },
  ];
  const rows = is.subjects.map((subject) => [subject, String(is.grade)]);
  return await print.make('pdf', {
    ...{ title: `${title} (demo)`, author: name, language: 'en', meta: [name, is.school] },
    blocks: [
      { kind: 'note', text: 'A made-up paper of the demo school: it proves nothing.' },
      { kind: 'table', columns, rows },
      { kind: 'paragraph', text: `This is to certify that ${name} of ${is.city} has attended ${is.school}.` },
    ],
  });
}

/** A paper as a phone takes it: one picture on a page. */
async function photographed(student: Student): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(drawFace(student, 'image/jpeg'));
  const page = pdf.addPage([420, 300]);
  page.drawImage(picture, { x: 24, y: 70, width: 130, height: 170 });
  page.drawText('DEMO SCHOOL - NOT A PASSPORT', { x: 175, y: 220, size: 12 });
  page.drawText(`Country code ${student.is.country}`, { x: 175, y: 190, size: 11 });
  page.drawText(`Date of issue ${dayFromNow(-900)}`, { x: 175, y: 170, size: 11 });
  page.drawText(`Date of expiry ${dayFromNow(410)}`, { x: 175, y: 150, size: 11 });
  return await pdf.save();
}

/** Head and shoulders in two colours, without a font: which there are, nobody knows. */
function drawFace({ is }: Student, type: 'image/png' | 'image/jpeg'): Buffer {
  const canvas = createCanvas(240, 320);
  const pen = canvas.getContext('2d');
  const hue = [...is.key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  pen.fillStyle = `hsl(${hue} 45% 82%)`;
  pen.fillRect(0, 0, 240, 320);
  pen.fillStyle = `hsl(${(hue + 160) % 360} 35% 38%)`;
  pen.beginPath();
  pen.arc(120, 130, 62, 0, Math.PI * 2);
  pen.ellipse(120, 320, 105, 110, 0, 0, Math.PI * 2);
  pen.fill();
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 80);
}

async function renewAndShare(host: Host, nadia: Student, kept: ReadonlyMap<string, VaultDocument>): Promise<void> {
  const transcript = named(kept, 'nadia: Certificate of the district regatta')._id;
  await nadia.call(
    uploadDocument,
    undefined as never,
    formOf({ replaces: transcript }, await printed(host.print, nadia, 'Certificate, scanned again')),
  );
  const document_ids = [named(kept, 'nadia: Passport')._id, named(kept, 'nadia: Transcript, last two years')._id];
  for (const label of ['For the office in Toronto', 'For my uncle']) {
    const { url } = await nadia.call(createShareLink, { body: { document_ids, label, ends_on: dayFromNow(20) } });
    const visitor = newCaller(host.app, host.publicUrl);
    await visitor.call(openShareLink, { params: { token: url.split('/').at(-1) ?? '' } });
  }
}
