import { openChooser } from '../open-chooser.ts';

const pdf = '.pdf,application/pdf';
const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

export function pickFiles(onFiles: (files: File[]) => void, { multiple = true } = {}) {
  openChooser({ accept: multiple ? `${pdf},${pictures}` : pdf, multiple }, onFiles);
}
