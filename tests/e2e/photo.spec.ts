// From photos of papers to a PDF in the vault: made on the device, without a connection too.
import { expect, type Page, test } from '@playwright/test';
import { choose } from './papers.ts';
import { lantern, noViolationsAtBothWidths, quickSignUp } from './people.ts';
import { secrets, takePhoto } from './photos.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const paper = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const pageRows = (page: Page) => dialog(page).getByRole('listitem');

async function openVault(page: Page): Promise<void> {
  await quickSignUp(page);
  await page.goto(lantern('/documents'));
  await expect(page.getByRole('heading', { name: 'Document Vault' })).toBeVisible();
  // the list is here, and with it the type that is chosen beforehand
  await expect(page.getByText('0 of 4 here')).toBeVisible();
}

type Listed = { _id: string; name: string; size: number };

/** A paper as the server lists it, and its bytes as its owner is given them. */
async function fetchPaper(page: Page, name: string): Promise<{ size: number; pdf: Buffer }> {
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('lantern.user') ?? '{}').id);
  const listed = await page.request.get(lantern(`/api/documents/user/${user}`));
  const { documents }: { documents: Listed[] } = await listed.json();
  const paper = documents.find((each) => each.name === `${name}.pdf`);
  if (!paper) throw new Error(`${name} is not listed`);
  const asked = await page.request.get(lantern(`/api/documents/preview/${paper._id}`));
  const { preview_url: address } = await asked.json();
  const pdf = await (await page.request.get(new URL(address, lantern('/')).href)).body();
  return { size: paper.size, pdf };
}

test('photos become a PDF: put in order, straightened, named, and read by the server', { tag: '@laptop' }, async ({
  page,
  context,
}) => {
  await openVault(page);
  const sideways = await takePhoto(page, 'IMG_0001.jpg', {
    title: 'Transcript, first year',
    width: 1800,
    height: 2400,
    isSideways: true,
  });
  const second = await takePhoto(page, 'second.png', {
    title: 'Transcript, second year',
    width: 1500,
    height: 1100,
    type: 'image/png',
  });
  for (const secret of secrets) expect(sideways.buffer.includes(secret)).toBe(true);

  await page.getByRole('combobox', { name: 'Document type' }).selectOption('Transcript');
  await page.getByRole('button', { name: 'From a photo' }).click();
  await expect(dialog(page).getByText('Photos stay on this device')).toBeVisible();
  await noViolationsAtBothWidths(page);
  await choose(page, 'Choose pictures', [sideways, second]);
  await expect(pageRows(page)).toHaveCount(2);
  await expect(pageRows(page).locator('img')).toHaveCount(2);
  await noViolationsAtBothWidths(page);

  // the order, and a page taken out and put back, by keyboard
  await page.getByRole('button', { name: 'Move page 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move page 1 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move page 2 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove page 2' }).press('Enter');
  await expect(pageRows(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pageRows(page)).toHaveCount(2);

  // the second one is made black and white; its corners were found and can be moved
  await page.getByRole('button', { name: 'Page 2 Adjust' }).click();
  await expect(dialog(page).getByRole('img', { name: 'Your paper' })).toBeVisible();
  await noViolationsAtBothWidths(page);
  await dialog(page).getByRole('radio', { name: 'Black and white' }).check();
  const corner = (name: string) => dialog(page).getByRole('slider', { name: `${name} corner` });
  await expect(corner('Top left')).toHaveAttribute('aria-valuenow', /^[1-9]$/);
  await dialog(page).getByRole('button', { name: 'Keep the whole picture' }).click();
  await expect(corner('Top left')).toHaveAttribute('aria-valuetext', '0% from the left, 0% from the top');
  await corner('Top left').press('Shift+ArrowRight');
  await corner('Top left').press('Shift+ArrowDown');
  await expect(corner('Top left')).toHaveAttribute('aria-valuetext', '5% from the left, 5% from the top');
  await dialog(page).getByRole('button', { name: 'Crop to the paper' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Crop to the paper' })).toHaveCount(0);
  const knob = await corner('Bottom left').boundingBox();
  const shown = await dialog(page).getByRole('img', { name: 'Your paper' }).boundingBox();
  if (!knob || !shown) throw new Error('the frame is not there');
  // a browser may round by a hair
  for (const side of [knob.width, knob.height]) expect(side).toBeGreaterThan(43.9);
  await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
  await page.mouse.down();
  await page.mouse.move(shown.x + 0.2 * shown.width, shown.y + 0.9 * shown.height, { steps: 4 });
  await page.mouse.up();
  const moved = /^(19|20|21)% from the left, (89|90|91)% from the top$/;
  await expect(corner('Bottom left')).toHaveAttribute('aria-valuetext', moved);
  await dialog(page).getByRole('button', { name: 'Turn right' }).click();
  await expect(corner('Top left')).toHaveAttribute(
    'aria-valuetext',
    /^(9|10|11)% from the left, (19|20|21)% from the top$/,
  );
  await dialog(page).getByRole('button', { name: 'Turn left' }).click();
  // a tap puts the nearest corner there, once the picture lies as its corners do
  await expect(dialog(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await page.mouse.click(shown.x + 0.1 * shown.width, shown.y + 0.93 * shown.height);
  await expect(corner('Bottom left')).toHaveAttribute('aria-valuenow', /^(9|10|11)$/);
  await dialog(page).getByRole('button', { name: 'Back to the pages' }).click();
  await expect(page.getByRole('button', { name: 'Page 2 Adjust' })).toBeFocused();

  // nothing is lost by mistake
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Throw these pages away?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  // looked at before it is sent; name and type stand in the same sheet
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog(page).getByRole('button', { name: 'Look at the PDF' }).click(),
  ]);
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();
  await expect(dialog(page).getByText(/2 pages, \d+ kB/)).toBeVisible();
  await expect(dialog(page).getByLabel('Document type')).toHaveValue('Transcript');
  const naming = dialog(page).getByLabel('Custom name');
  await expect(naming).toHaveValue(/^Scan of /);
  await naming.fill(' ');
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(dialog(page).getByText('Please enter a custom name before uploading.')).toBeVisible();
  await expect(naming).toBeFocused();
  await noViolationsAtBothWidths(page);
  const name = `Transcript ${crypto.randomUUID()}`;
  await naming.fill(name);
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(dialog(page)).toHaveCount(0);

  // what the server finds in it
  const card = paper(page, name);
  await expect(card.getByText('2 pages')).toBeVisible();
  await expect(card.getByText('This scan has almost no text')).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  const { size, pdf } = await fetchPaper(page, name);
  expect(size).toBeLessThan(2_000_000);
  expect(pdf.length).toBe(size);
  for (const secret of secrets) expect(pdf.includes(secret)).toBe(false);
  const text = pdf.toString('latin1');
  expect(text.match(/MediaBox \[0 0 [\d.]+ [\d.]+\]/g)).toEqual([
    'MediaBox [0 0 595.28 841.89]',
    'MediaBox [0 0 841.89 595.28]',
  ]);
  // the sheet that lay aslant, straightened: its own shape, not that of the photo
  const [across, down] = (/\/Width (\d+) \/Height (\d+) \/ColorSpace \/DeviceRGB/.exec(text)?.slice(1) ?? []).map(
    Number,
  );
  expect((down ?? 0) / (across ?? 1)).toBeCloseTo(2256 / 1656, 1);
  expect(text).toContain('/BitsPerComponent 1 ');
});

test('many pages are made to fit; a picture that cannot be opened says what to do; without a connection it goes on', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openVault(page);

  await test.step('many pages are made to fit, and a photo that was chosen as a file is offered the same', async () => {
    const shots = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        takePhoto(page, `page-${number}.jpg`, { title: `Bank statement, page ${number}`, width: 1800, height: 2400 }),
      ),
    );
    await choose(page, 'Choose a PDF', shots);
    await expect(page.getByText('Lantern can make one of this picture').first()).toBeVisible();
    await page.getByRole('button', { name: 'Make a PDF of it' }).click();
    await expect(pageRows(page)).toHaveCount(6);
    await expect(pageRows(page).locator('img')).toHaveCount(6);
    // nothing is sent without a type
    await dialog(page).getByLabel('Document type').selectOption('');
    await dialog(page).getByRole('button', { name: 'Upload' }).click();
    await expect(dialog(page).getByText('Choose a document type.')).toBeVisible();
    await expect(dialog(page).getByLabel('Document type')).toBeFocused();
    await dialog(page).getByLabel('Document type').selectOption('Financial');
    await dialog(page).getByLabel('Custom name').fill('Bank statements');
    await dialog(page).getByRole('button', { name: 'Upload' }).click();
    await expect(dialog(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(paper(page, 'Bank statements').getByText('6 pages')).toBeVisible();
    expect((await fetchPaper(page, 'Bank statements')).size).toBeLessThan(2_000_000);
  });

  await test.step('a picture that cannot be opened says what to do; without a connection photos become a PDF all the same', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    // the parts for this come by themselves, while nothing else happens; these come last
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return kept.flat().filter(({ url }) => /\/(photo-dialog|image-worker-thread)-[\w-]+\.js$/.test(url)).length;
        }),
      )
      .toBe(2);
    const photo = await takePhoto(page, 'Letter of Mrs Khan.jpg', {
      title: 'To whom it may concern',
      width: 1200,
      height: 1600,
    });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'From a photo' }).click();
    await choose(page, 'Take a photo', [
      { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: photo.buffer.subarray(0, 300) },
      photo,
    ]);
    await expect(dialog(page).getByText(/This browser cannot open HEIC pictures\./)).toBeVisible();
    await expect(dialog(page).getByText(/broken\.jpg: This browser cannot open this picture/)).toBeVisible();
    await expect(pageRows(page).locator('img')).toHaveCount(1);
    await noViolationsAtBothWidths(page);
    await expect(dialog(page).getByLabel('Custom name')).toHaveValue('Letter of Mrs Khan');
    await dialog(page).getByLabel('Document type').selectOption('LOR');
    await dialog(page).getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Upload paused')).toBeVisible();
    await context.setOffline(false);
    await expect(paper(page, 'Letter of Mrs Khan').getByText('1 page')).toBeVisible();
  });
});
