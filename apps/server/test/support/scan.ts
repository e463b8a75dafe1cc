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
  // lines of letters, each a few strokes: which fonts a machine has must not decide how large a page is
  const letter = width / 110;
  context.strokeStyle = colour ? '#223a66' : '#222222';
  context.lineWidth = letter / 8;
  context.beginPath();
  for (let line = 0; line < 55; line++)
    for (let at = 0; at < 80; at++) {
      if (at % 7 === 6) continue;
      const [x, y] = [width / 12 + at * letter, height / 16 + (line * height) / 64];
      context.moveTo(x, y - letter * next());
      for (let stroke = 0; stroke < 4; stroke++) context.lineTo(x + letter * 0.8 * next(), y - letter * next());
    }
  context.stroke();
  return await canvas.encode('jpeg', quality);
}
