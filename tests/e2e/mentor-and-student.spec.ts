// Two people at once: a mentor is invited, reads, comments, verifies and is written to without a connection; and the student
// ends what was shared while the mentor has it open.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import { lantern, noViolations, openAsAdministrator, publishMentor, quickMentor, quickSignUp } from './people.ts';

const text = 'In June the water came up to the second shelf of our library. I was fifteen, and I made the list.';
const words = 'I was fifteen';

async function post(page: Page, path: string, data: object): Promise<void> {
  const { origin } = new URL(lantern('/'));
  expect((await page.request.post(lantern(path), { headers: { origin }, data })).status()).toBe(200);
}

/** Who somebody is, for addresses. */
async function idOf(page: Page): Promise<string> {
  return (await (await page.request.get(lantern('/api/auth/session'))).json()).user.id;
}

async function putEssay(page: Page, title: string): Promise<string> {
  const essay_id = randomUUID();
  await post(page, '/api/essay/draft', { essay_id, title, essay_type: 'Personal Statement' });
  await post(page, '/api/essay/update', { essay_id, final_text: text, base_revision: 1 });
  return essay_id;
}

test('a mentor and a student: share, comment, verify, write offline, revoke', { tag: '@laptop' }, async ({
  page,
  browser,
}) => {
  const mentorName = `Nusrat ${randomUUID().slice(0, 4)}`;
  await openAsAdministrator(page);
  const mentor = await (await browser.newContext()).newPage();
  await quickMentor(page, mentor, mentorName);
  await publishMentor(mentor);
  const studentContext = await browser.newContext({ hasTouch: true });
  const student = await studentContext.newPage();
  await quickSignUp(student, 'Amina Rahman');
  const essay = await putEssay(student, 'The list on the roof');
  await putPaper(student, 'Transcript', 'Grade 12 transcript');
  const [mentorId, studentId] = [await idOf(mentor), await idOf(student)];

  await test.step('the student attaches a paper and an essay, shared in the same step; one of them offline', async () => {
    await student.goto(lantern(`/talk-to-lantern?with=${mentorId}`));
    const attach = student.getByRole('button', { name: 'Attach an essay or a document' });
    const dialog = student.getByRole('dialog');
    for (const [name, message] of [
      ['Grade 12 transcript', 'Can you look at my transcript?'],
      ['The list on the roof', ''],
    ] as const) {
      await attach.click();
      await dialog.getByRole('button', { name }).click();
      await expect(dialog.getByRole('heading', { name: `Share it with ${mentorName}?` })).toBeVisible();
      if (message) await noViolations(student);
      await dialog.getByRole('button', { name: 'Share and attach' }).click();
      await expect(dialog).toBeHidden();
      await student.getByLabel('Your message').fill(message);
      if (!message) await studentContext.setOffline(true);
      // the first has arrived before the connection goes
      const arrived = message && student.waitForResponse((answer) => /\/messages\//.test(answer.url()) && answer.ok());
      await student.getByRole('button', { name: 'Send the message' }).click();
      await arrived;
    }
    await expect(student.getByText('Waiting for the network. We send it when the network is back.')).toBeVisible();
  });

  await test.step('the mentor finds what waits, and hears of the rest once the student is back', async () => {
    await mentor.goto(lantern('/mentor'));
    await mentor.getByRole('link', { name: 'Can you look at my transcript?' }).click();
    const log = mentor.getByRole('log');
    await expect(log.getByRole('link', { name: 'Open: Grade 12 transcript' })).toBeVisible();
    await studentContext.setOffline(false);
    await expect(log.getByRole('link', { name: 'Open: The list on the roof' })).toBeVisible();
    await expect(log.getByText('Document', { exact: true })).toHaveCount(1);
    await noViolations(mentor);
  });

  await test.step('the mentor verifies the paper and comments on words of the essay', async () => {
    await mentor.getByRole('link', { name: 'Open: Grade 12 transcript' }).click();
    await mentor.getByRole('button', { name: 'Verify: Grade 12 transcript' }).click();
    await expect(mentor.getByRole('img', { name: 'Grade 12 transcript, page 1' })).toBeVisible();
    await mentor.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(mentor.getByText('Grade 12 transcript is verified.')).toBeVisible();
    await mentor.getByRole('link', { name: 'The list on the roof' }).click();
    const field = mentor.getByLabel('Essay text');
    await expect(field).toHaveValue(text);
    await field.evaluate(
      (area: HTMLTextAreaElement, [from, to]) => {
        area.focus();
        area.setSelectionRange(from as number, to as number);
      },
      [text.indexOf(words), text.indexOf(words) + words.length],
    );
    await mentor.getByRole('button', { name: 'Comment', exact: true }).click();
    await mentor.getByRole('dialog').getByLabel('Comment').fill('Why does your age matter here?');
    await mentor.getByRole('button', { name: 'Add comment' }).click();
    const comments = mentor.getByRole('region', { name: 'Your comments' });
    await expect(comments.getByText('Why does your age matter here?')).toBeVisible();
  });

  await test.step('the student taps the marked words, reads the comment and resolves it', async () => {
    await student.goto(lantern(`/essay/view/${essay}`));
    await student.locator('mark', { hasText: words }).tap();
    const comment = student.getByRole('listitem').filter({ hasText: 'Why does your age matter here?' });
    await expect(comment).toBeFocused();
    await noViolations(student);
    await comment.getByRole('button', { name: 'Resolve' }).click();
    await expect(student.locator('mark')).toHaveCount(0);
    await expect(mentor.getByText('Resolved', { exact: true })).toBeVisible();
  });

  await test.step('the student ends the share: the page that the mentor has open closes, and the message opens nothing', async () => {
    await mentor.goto(lantern(`/mentor/essays/${essay}`));
    await expect(mentor.getByLabel('Essay text')).toHaveValue(text);
    const chats = await mentor.context().newPage();
    await chats.goto(lantern(`/mentor/chats?with=${studentId}`));
    await expect(chats.getByRole('link', { name: 'Open: The list on the roof' })).toBeVisible();
    // on a laptop the conversation has more room than the list of people beside it
    await chats.setViewportSize({ width: 1280, height: 900 });
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    const people = await widthOf(chats.getByRole('region', { name: 'Chats' }));
    expect(await widthOf(chats.getByRole('log'))).toBeGreaterThan(1.4 * people);
    await student.goto(lantern('/shares'));
    await student.getByRole('button', { name: 'Stop sharing: The list on the roof' }).click();
    await expect(mentor.getByRole('heading', { name: 'This is not shared with you' })).toBeVisible();
    await expect(mentor.getByLabel('Essay text')).toHaveCount(0);
    await expect(chats.getByText('This is not shared with you any more, or it was deleted.')).toBeVisible();
    await expect(chats.getByRole('link', { name: 'Open: The list on the roof' })).toHaveCount(0);
    await expect(chats.getByRole('link', { name: 'Open: Grade 12 transcript' })).toBeVisible();
  });
});
