// @vitest-environment happy-dom
// A paper that is on its way is no double of itself.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddDialog } from '#features/documents/upload/add-dialog.tsx';
import { paperList } from '#features/documents/upload/upload-list.ts';
import { show, signIn } from './show.tsx';

test('while a paper is being sent nothing says that it is there already', async () => {
  await signIn();
  // a server that never answers
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {}
    },
  );
  const onClose = vi.fn();
  const file = new File(['%PDF-1.7'], 'transcript.pdf', { type: 'application/pdf' });
  const { user } = await show(<AddDialog files={[file]} category="Transcript" papers={[]} onClose={onClose} />);
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(document.body.textContent ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // the list of what is on its way is drawn once more
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  expect(said.filter((text) => text.includes('Duplicate File'))).toEqual([]);
});

test('a file that this device cannot read says so, and none of the others is kept', async () => {
  await signIn();
  const good = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  const gone = new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' });
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const onClose = vi.fn();
  const { user } = await show(<AddDialog files={[good, gone]} category="Transcript" papers={[]} onClose={onClose} />);
  const before = paperList.listUploads().length;
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('This device could not read the file. Choose it again.')).toBeTruthy();
  expect([onClose.mock.calls.length, paperList.listUploads().length - before]).toEqual([0, 0]);
});
