import { useEffect, useRef, useState } from 'react';
import { newId } from '#api/new-id.ts';
import { type Adjust, atFirst, type Corners, pageParts } from './adjust.ts';
import { type ImageWorker, openImageWorker } from './image-worker.ts';
import { pagesMax } from './limits.ts';
import { PictureTrouble, type Trouble } from './picture-trouble.ts';

/** Pixels of a page in the list: sharp on a phone's screen too. */
const thumbLongest = 320;

export type PhotoPage = {
  id: string;
  file: File;
  preview: Blob;
  /** Where the paper was found in the picture as it was taken. */
  paper?: Corners | undefined;
  adjust: Adjust;
  thumb?: string;
};
export type BadPicture = { id: string; name: string; trouble: Trouble | 'too-many' };

/** The pictures that become pages, on this device and in memory only. */
export function usePages(pictures: readonly File[]) {
  const [pages, setPages] = useState<readonly PhotoPage[]>([]);
  const [bad, setBad] = useState<readonly BadPicture[]>([]);
  /** How many chosen pictures still wait to be looked at. */
  const [waiting, setWaiting] = useState(0);
  const [imageWorker, setImageWorker] = useState<ImageWorker>();
  const thumbs = useRef(new Set<string>());
  const coming = useRef(0);

  useEffect(() => {
    const opened = openImageWorker();
    const held = thumbs.current;
    setImageWorker(opened);
    return () => {
      opened.close();
      for (const url of held) URL.revokeObjectURL(url);
    };
  }, []);

  async function drawThumb(room: ImageWorker, { id, preview }: PhotoPage, adjust: Adjust) {
    const { shown } = await room.ask('show', { preview, adjust, longest: thumbLongest });
    const url = URL.createObjectURL(shown);
    thumbs.current.add(url);
    setPages((before) => {
      const page = before.find((each) => each.id === id);
      // changed again or removed meanwhile
      const isLate = page?.adjust !== adjust;
      forget(isLate ? url : page?.thumb);
      return isLate ? before : before.map((each) => (each === page ? { ...each, thumb: url } : each));
    });
  }

  function forget(url: string | undefined) {
    if (!url || !thumbs.current.delete(url)) return;
    // after the picture on the screen has another address
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  async function add(files: readonly File[]) {
    if (!imageWorker) return;
    setBad([]);
    setWaiting((before) => before + files.length);
    for (const file of files) {
      const id = newId();
      if (coming.current >= pagesMax) {
        setBad((before) => [...before, { id, name: file.name, trouble: 'too-many' }]);
      } else {
        coming.current += 1;
        try {
          const { preview, paper, width, height } = await imageWorker.ask('look', { picture: file });
          // the paper that was found is the page; its corners can be moved
          const parts = paper ? [paper] : pageParts({ width, height });
          const room = Math.max(1, pagesMax - coming.current + 1);
          coming.current += Math.min(parts.length, room) - 1;
          if (parts.length > room)
            setBad((before) => [...before, { id: newId(), name: file.name, trouble: 'too-many' }]);
          for (const [at, corners] of parts.slice(0, room).entries()) {
            const page = { id: at === 0 ? id : newId(), file, preview, paper, adjust: { ...atFirst, corners } };
            setPages((before) => [...before, page]);
            await drawThumb(imageWorker, page, page.adjust);
          }
        } catch (error) {
          coming.current -= 1;
          const trouble = error instanceof PictureTrouble ? error.trouble : 'unreadable';
          setBad((before) => [...before, { id, name: file.name, trouble }]);
        }
      }
      setWaiting((before) => before - 1);
    }
  }

  // pictures that were chosen before this was opened
  const first = useRef([...pictures]);
  useEffect(() => {
    if (imageWorker && first.current.length > 0) void add(first.current.splice(0));
  });

  return {
    pages,
    bad,
    waiting,
    imageWorker,
    add,
    change(id: string, adjust: Adjust) {
      const page = pages.find((each) => each.id === id);
      if (!page || !imageWorker) return;
      setPages(pages.map((each) => (each === page ? { ...each, adjust } : each)));
      drawThumb(imageWorker, page, adjust).catch(() => undefined);
    },
    move(id: string, by: -1 | 1) {
      const from = pages.findIndex((each) => each.id === id);
      const page = pages[from];
      if (page) setPages(pages.toSpliced(from, 1).toSpliced(from + by, 0, page));
    },
    remove(id: string) {
      coming.current -= 1;
      setPages(pages.filter((each) => each.id !== id));
    },
    /** Takes a removed page back to its place. */
    putBack(page: PhotoPage, at: number) {
      coming.current += 1;
      setPages(pages.toSpliced(at, 0, page));
    },
  };
}

export type Pages = ReturnType<typeof usePages>;
