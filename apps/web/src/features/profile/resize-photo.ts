import { photoMaxBytes } from '@lantern/contract/profile';

/** Longest side in pixels: sharp on any screen at the size we show it. */
const longest = 512;
const qualities = [0.86, 0.7, 0.5];

/** The size that fits into a square of `longest`, never larger than it was. */
export function fit(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export class NotAPicture extends Error {}

/**
 * Draws a picture anew, small and as JPEG: it costs less to send, and what a camera wrote into the file (place, time)
 * stays behind. Throws NotAPicture when this browser cannot read the file.
 */
export async function resizePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new NotAPicture();
  });
  const { width, height } = fit(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new NotAPicture();
  // JPEG has no transparency: what is clear becomes white, not black
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  for (const quality of qualities) {
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (small && small.size <= photoMaxBytes) return small;
  }
  throw new NotAPicture();
}
