import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Files dropped on the screen; the category is the one of the part they were dropped on, as its data-category says. */
export function useDrop(onFiles: (files: File[], category: string) => void) {
  const [isOver, setOver] = useState(false);

  // A file that misses the screen would open in the tab and take the page's place.
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);

  const props = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const place = (event.target as HTMLElement).closest<HTMLElement>('[data-category]');
      const quick = event.currentTarget.querySelector<HTMLElement>('[data-category]');
      onFiles([...event.dataTransfer.files], (place ?? quick)?.dataset.category ?? '');
    },
  };
  return { isOver, props };
}
