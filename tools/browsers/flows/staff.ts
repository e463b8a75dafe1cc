// First screens of those who help and of those who run it.
import { again, flowsOf } from '../flow.ts';

export const mentorFlows = flowsOf('mentor', {
  async 'bookings: mentor'({ page, open }) {
    await open('/mentor');
    await page.shows('Mentor workspace');
  },

  async mentors({ page, open }) {
    await open('/mentor/profile');
    await page.put('What you help with…', 'Visa and funding for the UK');
    await page.press('Save');
    await page.shows('Saved.');
    await page.reload();
    await page.holds('What you help with…', 'Visa and funding for the UK');
  },
});

export const adminFlows = flowsOf('admin', {
  async admin({ page, open }) {
    const email = `${crypto.randomUUID()}@example.org`;
    await open('/admin');
    await page.write('Email of the mentor…', email);
    await page.press('Invite');
    await page.shows('Invitation link');
    await again(page, email);
  },

  async people({ page, open }) {
    await open('/admin/people');
    await page.write('Name or email…', 'Amina');
    await page.press('Find');
    await page.shows('Amina Rahman');
  },
});
