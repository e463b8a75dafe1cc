// A recording is handed in as a file, a mentor comments at a place, the student jumps there; or by link, to its end; and the assistant tells of the
// student's record without a connection.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  keptForOffline,
  lantern,
  noViolations,
  openAsAdministrator,
  publishMentor,
  quickMentor,
  quickSignUp,
} from './people.ts';

/** Silence that a browser plays: 8,000 samples a second, one byte each. */
function makeWav(seconds: number): Buffer {
  const samples = Buffer.alloc(seconds * 8000, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

test('a file and a link are reviewed by a mentor, the student jumps to a place and reads a summary, and the assistant answers offline', {
  tag: '@phone',
}, async ({ page: student, browser }) => {
  // the server is one for all journeys, and so are its mentors
  const name = `Rafiq ${randomUUID().slice(0, 4)}`;
  const chooseReviewer = async () => {
    const reviewer = student.getByLabel('Who may look at it?');
    await reviewer.selectOption(await reviewer.getByRole('option', { name: new RegExp(name) }).getAttribute('value'));
  };
  const admin = await (await browser.newContext()).newPage();
  await openAsAdministrator(admin);
  const mentor = await (await browser.newContext()).newPage();
  await quickMentor(admin, mentor, name);
  await publishMentor(mentor);

  await quickSignUp(student, 'Amina Rahman');
  await student.goto(lantern('/mock-interview/submit'));
  await student.getByRole('radio', { name: /^Visa/ }).check();
  await student.getByRole('button', { name: 'Continue' }).click();
  await student.getByRole('radio', { name: /^A file/ }).check();
  const file = student.getByLabel('Sound or video, up to 25 MB');
  await file.setInputFiles({ name: 'answers.mp4', mimeType: 'video/mp4', buffer: Buffer.from('this is no video') });
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await file.setInputFiles({ name: 'answers.wav', mimeType: 'audio/wav', buffer: makeWav(20) });
  await chooseReviewer();
  await student.getByRole('button', { name: 'Submit for review' }).click();
  await expect(student.getByRole('heading', { name: 'Submission Successful' })).toBeVisible();

  await mentor.goto(lantern('/mentor'));
  await mentor.getByRole('main').locator('a[href^="/mentor/videos/"]').first().click();
  await mentor.getByLabel('Place in the recording').fill('0:12');
  await mentor.getByLabel('Comment', { exact: true }).fill('Say what your father earns');
  await mentor.reload();
  await expect(mentor.getByLabel('Comment', { exact: true })).toHaveValue('Say what your father earns');
  await expect(mentor.getByLabel('Place in the recording')).toHaveValue('0:12');
  await mentor.getByRole('button', { name: 'Save comment' }).click();
  await expect(mentor.getByRole('button', { name: 'Play from 0:12' })).toBeVisible();
  await expect(mentor.getByLabel('Comment', { exact: true })).toHaveValue('');
  await mentor.reload();
  await expect(mentor.getByLabel('Comment', { exact: true })).toHaveValue('');

  await student.getByRole('list').locator('a[href*="?video="]').first().click();
  await student.getByRole('button', { name: 'Play from 0:12' }).click();
  const at = () => student.getByLabel('The recording').evaluate((media) => (media as HTMLMediaElement).currentTime);
  await expect.poll(at).toBeGreaterThanOrEqual(12);
  await noViolations(student);

  await test.step('another by its link, to the summary', async () => {
    await student.goto(lantern('/mock-interview/submit'));
    await student.getByRole('radio', { name: /^University/ }).check();
    await student.getByRole('button', { name: 'Continue' }).click();
    await student.getByRole('radio', { name: /^A link/ }).check();
    await student.getByRole('button', { name: 'Submit for review' }).click();
    await expect(student.getByText('Missing Video Link')).toBeVisible();
    const link = student.getByLabel('Link to your video');
    await expect(link).toBeFocused();
    await link.fill('https://drive.example.org/file/answers');
    await chooseReviewer();
    await student.getByRole('button', { name: 'Submit for review' }).click();
    await expect(student.getByRole('heading', { name: 'Submission Successful' })).toBeVisible();

    await mentor.goto(lantern('/mentor'));
    // the one that came first waits at the top
    const handedIn = mentor.getByRole('main').locator('a[href^="/mentor/videos/"]');
    await expect(handedIn).toHaveCount(2);
    await handedIn.last().click();
    await expect(mentor.getByRole('link', { name: 'Open the video' })).toHaveAttribute(
      'href',
      'https://drive.example.org/file/answers',
    );
    await mentor.getByLabel('Comment', { exact: true }).fill('Look into the camera');
    await mentor.getByRole('button', { name: 'Save comment' }).click();
    await expect(mentor.getByRole('button', { name: 'Delete this comment' })).toBeVisible();
    await mentor.getByLabel('Summary for the student').fill('Clear reasons. Practise the question about money.');
    await mentor.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(mentor.getByRole('button', { name: 'Open the review again' })).toBeVisible();

    await student.reload();
    await student
      .getByRole('list')
      .getByRole('link', { name: /University/ })
      .click();
    await expect(student.getByText('Clear reasons. Practise the question about money.')).toBeVisible();
    await expect(student.getByText('Look into the camera')).toBeVisible();
    await noViolations(student);
  });

  await student.goto(lantern('/ask-anything'));
  await keptForOffline(student);
  await student.getByRole('button', { name: 'What is due next?' }).click();
  const answer = student.getByRole('log').getByRole('link').first();
  await expect(answer).toBeVisible();
  await expect(answer).toHaveText('Fill in your personal information');
  await student.context().setOffline(true);
  await student.reload();
  await expect(answer).toBeVisible();
  await expect(answer).toHaveText('Fill in your personal information');
  await expect(student.getByRole('log')).toContainText('Copy on this device');
});
