// @vitest-environment happy-dom
// The way into the vault while its list is on its way: what is missing is known a moment after the button was pressed.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuickUpload } from '#features/documents/upload/quick-upload.tsx';
import { VaultProvider } from '#features/documents/vault-context.ts';
import { show } from './show.tsx';

test('a list that comes while files are being chosen says what they most likely are', async () => {
  const take = vi.fn();
  const vault = { open: vi.fn(), take, chosen: undefined, toggle: vi.fn() };
  const shown = (missing?: 'Transcript') => (
    <VaultProvider value={vault}>
      <QuickUpload missing={missing} isOver={false} />
    </VaultProvider>
  );
  const { user, change } = await show(shown());
  await user.click(screen.getByRole('button', { name: 'Choose a PDF' }));
  change(shown('Transcript'));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['%PDF-'], 'grades.pdf', { type: 'application/pdf' });
  if (input) fireEvent.change(input, { target: { files: [file] } });
  expect(take.mock.calls).toEqual([[[file], 'Transcript']]);
});
