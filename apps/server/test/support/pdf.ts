// Small PDFs for the tests.
import { deflateSync } from 'node:zlib';

/** A PDF of one page that shows the words; small, and right to its last byte. */
export function makePdf(words = 'Transcript of records', padding = 0): Buffer {
  const content = `BT /F1 8 Tf 60 760 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(padding > 0 ? [`<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`] : []),
  ];
  return writePdf(objects);
}

/** Numbers the objects from 1 and writes the table that says where each stands. The first one is the catalog. */
export function writePdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A page of many wide curves with round ends, which pack into a few kilobytes. */
export function heavyPdf(curves: number): Buffer {
  const content = `9 w 1 J ${'0 0 m 900 900 -300 900 595 0 c S '.repeat(curves)}`;
  const packed = deflateSync(Buffer.from(content), { level: 9 }).toString('latin1');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ]);
}
