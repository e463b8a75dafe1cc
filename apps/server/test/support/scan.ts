import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';

/** A scan as scanners make it: each A4 page a JPEG, `width` pixels wide, with lines of text and the grain of paper. */
export async function makeScan(scan: { pages: number; width: number; quality: number; colour: boolean }) {
  const document = await PDFDocument.create();
  const picture = await drawPage(scan);
  for (let page = 0; page < scan.pages; page++) {
    // no two pages are one object
    const image = await document.embedJpg(Buffer.concat([picture, Buffer.from([page])]));
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  return Buffer.from(await document.save());
}

async function drawPage({ width, quality, colour }: { width: number; quality: number; colour: boolean }) {
  const height = Math.round(width * Math.SQRT2);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour ? '#f4f2ea' : '#f2f2f2';
  context.fillRect(0, 0, width, height);
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  for (let grain = 0; grain < 40_000; grain++) {
    context.fillStyle = `hsl(40 ${colour ? 20 : 0}% ${80 + next() * 15}%)`;
    context.fillRect(next() * width, next() * height, 3, 3);
  }
  context.fillStyle = colour ? '#223a66' : '#222222';
  context.font = `${Math.round(width / 60)}px sans-serif`;
  for (let line = 0; line < 55; line++) {
    const words = `${line + 1}. The board certifies that the student passed this course with the grade A${line % 9}`;
    context.fillText(words, width / 12, height / 16 + (line * height) / 64);
  }
  return await canvas.encode('jpeg', quality);
}
