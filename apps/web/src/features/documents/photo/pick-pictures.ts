/** Whether there is a camera that a press can open: what browsers tell of it is that fingers do the pointing. */
export const hasCamera = () => matchMedia('(pointer: coarse)').matches;

/** Opens the camera of a phone, or the device's chooser. Must run inside a press: browsers open it for nothing else. */
export function pickPictures(from: 'camera' | 'files', onPictures: (pictures: File[]) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  if (from === 'camera') input.setAttribute('capture', 'environment');
  input.onchange = () => input.files && input.files.length > 0 && onPictures([...input.files]);
  input.click();
}
