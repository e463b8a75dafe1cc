// Photos of papers for the journeys, as phones take them.
import type { Page } from '@playwright/test';
import type { Given } from './papers.ts';

export type Shot = {
  title: string;
  /** pixels of the picture as it is held, upright */
  width: number;
  height: number;
  /** The camera was held sideways: the file lies, and says so. */
  isSideways?: boolean;
  type?: 'image/jpeg' | 'image/png';
};

/** A printed page on a table under one lamp: aslant, yellow, half in shadow, with the grain of a cheap camera. */
async function drawShot(page: Page, shot: Shot): Promise<Buffer> {
  const written = await page.evaluate(async ({ title, width, height, isSideways, type }) => {
    const canvas = document.createElement('canvas');
    canvas.width = isSideways ? height : width;
    canvas.height = isSideways ? width : height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    if (isSideways) {
      context.translate(0, width);
      context.rotate(-Math.PI / 2);
    }
    context.fillStyle = '#5b4636';
    context.fillRect(0, 0, width, height);
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(0.02);
    context.translate(-width / 2, -height / 2);
    const edge = 0.04 * width;
    context.fillStyle = '#fffdf5';
    context.fillRect(edge, edge, width - 2 * edge, height - 2 * edge);
    const line = width / 55;
    context.fillStyle = '#1c2430';
    context.font = `bold ${1.6 * line}px serif`;
    context.fillText(title, 3 * edge, 4 * edge);
    context.font = `${line}px serif`;
    const subjects = ['Mathematics', 'Physics', 'Chemistry', 'Bangla', 'English', 'Biology', 'History', 'Geography'];
    for (let row = 0; row < 34; row++) {
      const y = 6 * edge + row * 1.9 * line;
      if (y > height - 3 * edge) break;
      context.fillText(`${row + 1}. ${subjects[row % 8]}, paper ${1 + (row % 2)}`, 3 * edge, y);
      context.fillText(`${60 + ((row * 7) % 40)} of 100`, 0.55 * width, y);
      context.fillText(row % 3 ? 'A' : 'A+', 0.8 * width, y);
    }
    context.strokeStyle = '#7a1fa0';
    context.lineWidth = line / 3;
    context.beginPath();
    context.arc(0.7 * width, 0.85 * height, 0.07 * width, 0, 7);
    context.stroke();
    context.restore();
    const lamp = context.createLinearGradient(0, 0, width, height);
    lamp.addColorStop(0, 'rgb(255 246 220)');
    lamp.addColorStop(0.6, 'rgb(190 175 140)');
    lamp.addColorStop(0.62, 'rgb(140 128 105)');
    lamp.addColorStop(1, 'rgb(120 108 90)');
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = lamp;
    context.fillRect(0, 0, width, height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    let seed = 7;
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const grain = (seed >> 16) % 15;
      for (let channel = 0; channel < 3; channel++)
        pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + grain - 7;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL(type ?? 'image/jpeg', 0.9).split(',')[1] ?? '';
  }, shot);
  return Buffer.from(written, 'base64');
}

/** What a phone writes in front of the picture: how it was held, its own name, and where it was. */
function exif(orientation: number): Buffer {
  const [device, place] = ['Galaxy A05', '23.7461 N 90.3742 E'];
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  // header 8, count 2, three entries, next 4: then the words
  const words = 8 + 2 + 3 * 12 + 4;
  const head = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 3]);
  const tiff = Buffer.concat([
    head,
    entry(0x010e, 2, place.length + 1, words),
    entry(0x0110, 2, device.length + 1, words + place.length + 1),
    entry(0x0112, 3, 1, orientation),
    Buffer.alloc(4),
    Buffer.from(`${place}\0${device}\0`),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
}

/** What must not leave the device with a photo. */
export const secrets = ['Exif', '23.7461', '90.3742', 'Galaxy'];

export async function takePhoto(page: Page, name: string, shot: Shot): Promise<Given> {
  const bytes = await drawShot(page, shot);
  if (shot.type === 'image/png') return { name, mimeType: 'image/png', buffer: bytes };
  const buffer = Buffer.concat([bytes.subarray(0, 2), exif(shot.isSideways ? 6 : 1), bytes.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}
