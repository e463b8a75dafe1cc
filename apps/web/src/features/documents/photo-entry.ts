import type { ComponentType } from 'react';

export type PhotoDialogProps = {
  /** Pictures that were chosen already; none opens the camera or the chooser. */
  pictures: readonly File[];
  /** Called once with the finished PDF; its name is what the rename dialog offers at first. */
  onDone: (pdf: File) => void;
  onClose: () => void;
};

/** Loads the part that makes a PDF of photos. Undefined while there is none: then nothing on the screen offers it. */
export const loadPhotoDialog: (() => Promise<ComponentType<PhotoDialogProps>>) | undefined = undefined;
