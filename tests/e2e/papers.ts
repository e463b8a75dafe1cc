// Papers for the journeys.
import { expect, type Page } from '@playwright/test';
import { lantern } from './people.ts';

/** A PDF of one page that shows the words, and is as large as asked. */
export function makePdf(words: string, padding = 0): Buffer {
  const content = `BT /F1 10 Tf 60 760 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export type Given = { name: string; mimeType: string; buffer: Buffer };

export const pdf = (name: string, words = name, padding = 0): Given => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(words, padding),
});

/** Presses what opens the file chooser, and chooses. */
export async function choose(page: Page, button: string, files: Given | Given[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(files);
}

/** A paper that is simply there, for journeys about something else. */
export async function putPaper(page: Page, category: string, name: string): Promise<void> {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request.post(lantern('/api/documents/upload'), {
    headers: { origin },
    multipart: { category, custom_name: name, file: pdf(`${name}.pdf`) },
  });
  expect(answer.status()).toBe(200);
}
