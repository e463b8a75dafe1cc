// Two people in two time zones: a student books, both see it and write notes, the student cancels.
import { expect, test } from '@playwright/test';
import { lantern, noViolations, openAsAdministrator, publishMentor, quickMentor, quickSignUp } from './people.ts';

test(
  'a student books a mentor on other clocks, both keep notes, and the student cancels',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    // the server is one for all journeys, and so are its mentors
    const name = `Farhana ${project.name}`;
    await openAsAdministrator(page);
    const mentor = await (await browser.newContext({ timezoneId: 'America/Toronto' })).newPage();
    await quickMentor(page, mentor, name);
    await publishMentor(mentor);

    const student = await (await browser.newContext({ timezoneId: 'Asia/Dhaka' })).newPage();
    await quickSignUp(student, 'Amina Rahman');
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
    await expect(mentor.getByText('The question about money')).toBeVisible();
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

    await mentor.goto(lantern('/mentor/profile'));
    await mentor.getByLabel('What you help with').fill('');
    await mentor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(mentor.getByText('Say what you can help with before students can book you.')).toBeVisible();
    await noViolations(mentor);
  },
);
