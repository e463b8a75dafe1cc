import { openChooser } from '../open-chooser.ts';

/** Whether there is a camera that a press can open: what browsers tell of it is that fingers do the pointing. */
export const hasCamera = () => matchMedia('(pointer: coarse)').matches;

/** Opens the camera of a phone, or the device's chooser. */
export function pickPictures(from: 'camera' | 'files', onPictures: (pictures: File[]) => void) {
  const camera = from === 'camera' ? ({ capture: 'environment' } as const) : {};
  openChooser({ accept: 'image/*', multiple: true, ...camera }, onPictures);
}
