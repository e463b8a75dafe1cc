// @vitest-environment happy-dom
// Behind "More" every screen is found by its name and by what people call it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavigationList } from '#shell/navigation-list.tsx';
import { MoreSheet } from '#shell/on-demand/more-sheet.tsx';
import { show, signIn } from './show.tsx';

const student = { role: 'student', waiting: {}, open: true, onClose: () => undefined } as const;
const sheet = (
  <MoreSheet {...student}>
    <NavigationList role={student.role} waiting={{}} />
  </MoreSheet>
);

test.each([
  ['cv', '/cv'],
  ['VISA', '/visa'],
  ['calendar', '/progress-tracker'],
  ['resume', '/cv'],
  ['loan', '/finance'],
  ['letters', '/recommenders'],
])('searching the menu for %s finds %s', async (typed, path) => {
  await signIn();
  const { user } = await show(sheet);
  await user.type(screen.getByRole('searchbox', { name: 'Find a page' }), typed);
  const dialog = within(screen.getByRole('dialog', { name: 'More' }));
  const links = dialog.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(path);
  expect(links.length).toBeLessThan(6);
  await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/^\d+ pages?$/));
});

test('what is no page says so, and everything is there again without a word', async () => {
  await signIn();
  const { user } = await show(sheet);
  const field = screen.getByRole('searchbox', { name: 'Find a page' });
  await user.type(field, 'qqqq');
  screen.getByText(/There is no page with this name/);
  await user.clear(field);
  screen.getByRole('link', { name: 'Progress tracker' });
});

test("a student's search finds no screen of an administrator", async () => {
  await signIn();
  const { user } = await show(sheet);
  await user.type(screen.getByRole('searchbox', { name: 'Find a page' }), 'people');
  screen.getByText(/There is no page with this name/);
});

test('the page one is on closes the sheet too', async () => {
  await signIn();
  const onClose = vi.fn();
  const { user } = await show(
    <MoreSheet {...student} onClose={onClose}>
      <NavigationList role={student.role} waiting={{}} />
    </MoreSheet>,
  );
  await user.click(within(screen.getByRole('dialog', { name: 'More' })).getAllByRole('link')[0] as HTMLElement);
  expect(onClose).toHaveBeenCalled();
});
