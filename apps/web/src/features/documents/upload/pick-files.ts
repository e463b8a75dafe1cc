const pdf = '.pdf,application/pdf';
const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

/** Opens the device's file chooser. Must run inside a press: browsers open it for nothing else. */
export function pickFiles(onFiles: (files: File[]) => void, { multiple = true } = {}) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = multiple ? `${pdf},${pictures}` : pdf;
  input.multiple = multiple;
  input.onchange = () => input.files && input.files.length > 0 && onFiles([...input.files]);
  input.click();
}
