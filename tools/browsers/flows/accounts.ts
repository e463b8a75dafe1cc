// Coming in and the account itself.
import { flowsOf } from '../flow.ts';
import { journey } from './first-day.ts';

export const newcomerFlows = flowsOf('nobody', {
  accounts: (visit) => journey(visit),
});

export const accountFlows = flowsOf('student', {
  async 'accounts: password'({ page, open }) {
    await open('/profile');
    await page.press('Change password');
    await page.write('Current password…', 'Boat2022!');
    await page.write('New password…', 'Ferry2031!');
    await page.press('Save the new password');
    await page.shows('Your password is changed');
  },
});
