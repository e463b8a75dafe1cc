// @vitest-environment happy-dom
import { claimAdminSchema } from '@lantern/contract/accounts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useForm } from '#components/use-form.ts';
import { NewPasswordField } from '#features/accounts/sign-up/new-password-field.tsx';
import { show } from './show.tsx';

function Example() {
  const form = useForm({
    schema: claimAdminSchema,
    initial: { token: 'x'.repeat(20), name: 'Amina Rahman', email: 'river@example.org', password: '' },
    onSubmit: async () => {},
  });
  return (
    <form {...form.props}>
      <NewPasswordField form={form} name="password" own={[form.values.name]} />
      <button type="submit">Send</button>
    </form>
  );
}

test('six rules stand in the checklist, the sixth about one’s own name, and a refusal says what to do', async () => {
  const { user } = await show(<Example />);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('passwordrules')).toMatch(/^minlength: 8;.*required: \[-!/);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText(/0 of 6 rules met/)).toBeTruthy();
  await user.type(field, 'Rahman-Amina-99');
  expect(screen.getByText(/5 of 6 rules met/)).toBeTruthy();
  expect(screen.getByText(/One to go: other words than your own name/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(/holds your name/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'Ferry2026boat');
  expect(screen.getByText('Add a special character, like a hyphen.')).toBeTruthy();
  await user.type(field, ' x');
  expect(screen.getByText(/6 of 6 rules met/)).toBeTruthy();
});
