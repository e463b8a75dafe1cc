// A reported mentor is stopped within the journey, seen by three people: the student who reports, the administrator who is
// told at once and decides, and the mentor who is signed out and told why.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  fillLogin,
  lantern,
  noViolations,
  openAsAdministrator,
  password,
  publishMentor,
  quickMentor,
  quickSignUp,
} from './people.ts';

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const { origin } = new URL(lantern('/'));
  const answer = await page.request[method](lantern(path), { headers: { origin }, data });
  expect(answer.status()).toBe(200);
  return await answer.json();
}

const whoIs = async (page: Page) => (await (await page.request.get(lantern('/api/auth/session'))).json()).user;

test(
  'a report of danger reaches an administrator, who stops the mentor; everybody sees what follows',
  { tag: '@laptop' },
  async ({ page: admin, browser }, { project }) => {
    const mentorName = `Rashed ${project.name} ${randomUUID().slice(0, 4)}`;
    await openAsAdministrator(admin);
    const mentor = await (await browser.newContext({ timezoneId: 'Asia/Dhaka' })).newPage();
    await quickMentor(admin, mentor, mentorName);
    await publishMentor(mentor);
    const student = await (await browser.newContext({ timezoneId: 'Asia/Dhaka' })).newPage();
    await quickSignUp(student, 'Nadia Karim');
    const { id: mentorId, email: mentorEmail } = await whoIs(mentor);

    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await send(student, 'post', '/api/prep-call/book', {
      ...{ date: tomorrow, time: '10:00', zone: 'UTC', mentor_id: mentorId, kind: 'free-session' },
    });
    const { id: studentId } = await whoIs(student);
    await send(mentor, 'put', `/api/chat/people/${studentId}/messages/${randomUUID()}`, {
      text: 'Send me 200 dollars first, or else.',
    });
    await admin.goto(lantern('/admin'));
    await mentor.goto(lantern('/mentor'));

    await test.step('the student reports that somebody is in danger', async () => {
      await student.goto(lantern(`/talk-to-lantern?with=${mentorId}`));
      await expect(student.getByRole('log').getByText('Send me 200 dollars first, or else.')).toBeVisible();
      await student.getByRole('button', { name: 'More', exact: true }).last().click();
      await student.getByRole('menuitem', { name: 'Report' }).click();
      const dialog = student.getByRole('dialog');
      await dialog.getByLabel('What is wrong?').selectOption('unsafe');
      await dialog.getByLabel('In your words').fill('He says he knows where I live.');
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expect(student.getByText('Thank you. An administrator will look at it.')).toBeVisible();
    });

    await test.step('the administrator sees it counted without a reload, takes it and stops the account', async () => {
      const link = admin
        .getByRole('navigation', { name: 'Workspace' })
        .getByRole('link', { name: 'Reported conversations' });
      await expect(link).toContainText('waits');
      await expect(admin.getByRole('link', { name: /Notifications, unread/ })).toBeVisible();
      await link.click();
      const card = admin.getByRole('listitem').filter({ hasText: mentorName }).first();
      await expect(card.getByText('Send me 200 dollars first, or else.')).toBeVisible();
      await card.getByRole('button', { name: 'I work on it' }).click();
      await expect(card.getByText(/You work on it until/)).toBeVisible();
      await noViolations(admin);
      await card.getByRole('button', { name: `Stop the account of ${mentorName}` }).click();
      const dialog = admin.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Stop the account' }).click();
      await expect(dialog.getByText('Say why. The person will read it.')).toBeVisible();
      await noViolations(admin);
      await dialog.getByLabel('Why?').fill('He asked a student for money.');
      await dialog.getByRole('button', { name: 'Stop the account' }).click();
      await expect(admin.getByText('The account is stopped.')).toBeVisible();
      const decided = admin.getByRole('region', { name: 'Decided' });
      await expect(decided.getByText('An account was stopped.')).toBeVisible();
      await expect(decided.getByText('He asked a student for money.')).toBeVisible();
    });

    await test.step('the mentor is signed out, cannot come back, and reads why', async () => {
      await mentor.reload();
      await expect(mentor).toHaveURL(/\/login/);
      await fillLogin(mentor, mentorEmail, password);
      await expect(mentor.getByText('This account is stopped for now.', { exact: false })).toBeVisible();
      await expect(mentor.getByText('He asked a student for money.')).toBeVisible();
    });

    await test.step('the student hears that it was looked at; the session is off, the card gone, the chat closed', async () => {
      await student.goto(lantern('/notifications'));
      await expect(student.getByText('Your report was looked at')).toBeVisible();
      await student.goto(lantern('/my-sessions'));
      await expect(student.getByText('Cancelled by the people who run this Lantern')).toBeVisible();
      await student.goto(lantern(`/talk-to-lantern?with=${mentorId}`));
      await expect(student.getByText('have stopped this account for now', { exact: false })).toBeVisible();
      await student.goto(lantern('/initial-prep-call'));
      await expect(student.getByText(mentorName)).toHaveCount(0);
    });

    await test.step('the account page says what was decided, and opens it again', async () => {
      await admin.goto(lantern('/admin/people'));
      await admin.getByLabel('Name or email').fill(mentorEmail);
      await admin.getByRole('button', { name: 'Find' }).click();
      await admin.getByRole('link', { name: mentorName }).click();
      await expect(admin.getByRole('heading', { name: mentorName })).toBeVisible();
      await expect(admin.getByText('Stopped', { exact: true })).toBeVisible();
      await noViolations(admin);
      await admin.getByRole('button', { name: 'Open the account again' }).click();
      await admin.getByRole('dialog').getByLabel('Why?').fill('We talked about it.');
      await admin.getByRole('dialog').getByRole('button', { name: 'Open the account' }).click();
      await expect(admin.getByText('The account is open again.')).toBeVisible();
      await fillLogin(mentor, mentorEmail, password);
      await expect(mentor).toHaveURL(/\/mentor$/);
    });
  },
);
