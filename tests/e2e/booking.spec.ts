// Two people in two time zones: a student books, both see it and write notes, the student cancels; another session is moved,
// and the student stays away from it.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { beginSession } from './database.ts';
import { lantern, noViolations, openAsAdministrator, publishMentor, quickMentor, quickSignUp } from './people.ts';

test('a student books a mentor on other clocks, both keep notes, the student cancels; another session is moved and missed', {
  tag: '@phone',
}, async ({ page, browser }) => {
  // the server is one for all journeys, and so are its mentors; a long name has to fit as well
  const name = `Moushumi Adebayo-Krishnamurthy ${randomUUID().slice(0, 4)}`;
  await openAsAdministrator(page);
  const mentor = await (await browser.newContext({ timezoneId: 'America/Toronto' })).newPage();
  await quickMentor(page, mentor, name);
  await publishMentor(mentor);
  const student = await (await browser.newContext({ timezoneId: 'Asia/Dhaka' })).newPage();
  await quickSignUp(student, 'Amina Rahman');

  await test.step('booked on the screen, it stands on the clocks of both', async () => {
    await student.goto(lantern('/initial-prep-call'));
    await student.getByRole('radio', { name: /Open session/ }).check();
    await student.getByRole('radio', { name: new RegExp(name) }).check();
    const days = student.getByRole('group', { name: 'Which day?' });
    await days.getByRole('radio').nth(2).check({ force: true });
    await student.getByRole('group', { name: 'What time?' }).getByRole('radio').first().check({ force: true });
    await student.getByLabel('What should your mentor know before?').fill('The question about money');
    await noViolations(student);
    await student.getByRole('button', { name: 'Book this call' }).click();
    await expect(student.getByRole('heading', { name: 'Booking confirmed!' })).toBeFocused();
    await noViolations(student);
    await mentor.goto(lantern('/mentor'));
    await expect(mentor.getByRole('heading', { name: 'Open session: Amina Rahman' })).toBeVisible();
    await expect(mentor.getByText('You, Toronto')).toBeVisible();
    await expect(mentor.getByText('The question about money')).toBeVisible();
  });

  await test.step('the mentor notes something, the student reads it and cancels', async () => {
    await mentor.getByText('Notes and recording').click();
    await mentor.getByLabel('Your notes').fill('Bring the bank letter.');
    await mentor.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(mentor.getByText('Saved.')).toBeVisible();
    await noViolations(mentor);
    await student.getByRole('main').getByRole('link', { name: 'My sessions' }).click();
    await student.getByText('Notes and recording').click();
    await expect(student.getByText('Bring the bank letter.')).toBeVisible();
    await student.getByRole('button', { name: 'Cancel session' }).click();
    await student.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
    await expect(student.getByText('Cancelled by you')).toBeVisible();
    await noViolations(student);
    // told, not asked for
    await expect(mentor.getByText('Cancelled', { exact: true })).toBeVisible();
  });

  const { user } = await (await mentor.request.get(lantern('/api/auth/session'))).json();
  const { origin } = new URL(lantern('/'));
  const booked = await student.request.post(lantern('/api/prep-call/book'), {
    headers: { origin },
    data: {
      date: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
      time: '10:00',
      ...{ zone: 'UTC', mentor_id: user.id, kind: 'free-session' },
    },
  });
  expect(booked.ok()).toBe(true);
  const { session } = await booked.json();
  const isOn = { hasNot: student.getByText('Cancelled by you') };
  const card = student.getByRole('article', { name: /Open session/ }).filter(isOn);
  const theirs = mentor
    .getByRole('article', { name: 'Open session: Amina Rahman' })
    .filter({ hasNot: mentor.getByText('Cancelled', { exact: true }) });

  await test.step('another session is moved, and both see the new time', async () => {
    await student.goto(lantern('/my-sessions'));
    await card.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = student.getByRole('dialog', { name: 'Reschedule' });
    await dialog.getByRole('group', { name: 'Which day?' }).getByRole('radio').nth(4).check({ force: true });
    await dialog.getByRole('group', { name: 'What time?' }).getByRole('radio').first().check({ force: true });
    await dialog.getByRole('button', { name: 'Move the session' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText(/^Was /)).toBeVisible();
    await mentor.goto(lantern('/mentor'));
    await expect(theirs.getByText(/^Was /)).toBeVisible();
  });

  await test.step('whoever stays away is noted', async () => {
    await beginSession(session._id);
    await mentor.reload();
    await theirs.getByRole('button', { name: 'The student did not come' }).click();
    await expect(theirs.getByText('The student did not come')).toBeVisible();
    await student.reload();
    await expect(card.getByText('You did not come')).toBeVisible();
    await noViolations(student);
  });

  await test.step('the list of mentors is read line by line beside a conversation, as wide as the window may be', async () => {
    await student.goto(lantern('/talk-to-lantern'));
    const inList = student.getByRole('main').getByText(name, { exact: true });
    for (const width of [390, 1024, 1280, 1440]) {
      await student.setViewportSize({ width, height: 900 });
      await expect(inList).toBeVisible();
      const letters = await inList.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => line.width);
      });
      expect(Math.max(...letters), `at ${width}`).toBeGreaterThan(100);
      expect(letters.length, `at ${width}`).toBeLessThanOrEqual(4);
    }
  });

  await test.step('a profile without what it needs says so', async () => {
    await mentor.goto(lantern('/mentor/profile'));
    await mentor.getByLabel('What you help with').fill('');
    await mentor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(mentor.getByText('Say what you can help with before students can book you.')).toBeVisible();
    await noViolations(mentor);
  });
});
