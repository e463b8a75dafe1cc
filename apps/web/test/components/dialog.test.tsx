// @vitest-environment happy-dom
// A dialog takes the focus, is closed by every usual way, and gives the focus back.
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Dialog } from '#components/dialog.tsx';
import { TextInput } from '#components/inputs.tsx';
import { show } from './show.tsx';

function Page({ withForm = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="New essay"
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <Button type="submit" form="essay">
            Save
          </Button>
        }
      >
        {withForm && (
          <form id="essay">
            <TextInput type="hidden" />
            <TextInput disabled aria-label="Number" />
            <TextInput aria-label="Title" />
          </form>
        )}
      </Dialog>
    </>
  );
}

const openIt = async (page = <Page />) => {
  const { user, unmount } = await show(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, unmount, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'New essay' }) };
};
const isGone = () => screen.queryByRole('dialog') === null;

test('it begins at the first field of its form that can be written in, else at its title', async () => {
  const { user, unmount } = await openIt(<Page withForm />);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  await openIt();
  expect(document.activeElement?.textContent).toBe('New essay');
});

test('Escape, the button, a press beside it and Back close it; the focus goes back to what opened it', async () => {
  const { user, dialog } = await openIt();
  const opener = screen.getByRole('button', { name: 'Open' });
  const start = history.length;
  expect(dialog.open).toBe(true);

  // what the platform sends for Escape
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect([isGone(), document.activeElement]).toEqual([true, opener]);
  // the step that stood for it leaves the history too
  await waitFor(() => expect(history.state).toBeNull());

  await user.click(opener);
  await user.click(screen.getByRole('heading', { name: 'New essay' }));
  expect(isGone()).toBe(false);
  await user.click(screen.getByRole('dialog'));
  expect([isGone(), document.activeElement]).toEqual([true, opener]);
  await waitFor(() => expect(history.state).toBeNull());

  await user.click(opener);
  const address = location.href;
  expect(history.state).toEqual({ layer: 1 });
  act(() => history.back());
  expect([isGone(), document.activeElement, location.href]).toEqual([true, opener, address]);
  expect(history.length).toBe(start);
});

test('a question waits for its answer: while it is busy a second press does nothing', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const question = (busy: boolean) => (
    <ConfirmDialog title="Delete this essay?" open confirm="Delete essay" busy={busy} {...{ onConfirm, onCancel }}>
      It can come back for 30 days.
    </ConfirmDialog>
  );
  const { user, change } = await show(question(false));
  await user.click(screen.getByRole('button', { name: 'Delete essay' }));
  change(question(true));
  await user.click(screen.getByRole('button', { name: 'Delete essay' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('marking text from a field to beside the dialog does not close it', async () => {
  const { dialog } = await openIt(<Page withForm />);
  fireEvent.pointerDown(screen.getByLabelText('Title'));
  // the click of such a press is the dialog's own
  fireEvent.click(dialog);
  expect(isGone()).toBe(false);
});
