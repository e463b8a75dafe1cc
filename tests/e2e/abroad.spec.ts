// From an accepted offer to the first day: a cost plan, a loan compared, a visa checklist filled from the vault, an
// arrival sheet that opens without a connection.
import { expect, type Page, test } from '@playwright/test';
import { putPaper } from './papers.ts';
import { keptForOffline, lantern, noViolations, putPersonalInfo, quickSignUp } from './people.ts';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
/** What is typed is saved after a pause. */
const saved = (page: Page, path: RegExp) => page.waitForResponse((answer) => path.test(answer.url()) && answer.ok());
const look = async (page: Page, name: string) => {
  if (process.env.LANTERN_LOOK)
    await page.screenshot({
      path: `${process.env.LANTERN_LOOK}/${name}-${page.viewportSize()?.width}.png`,
      fullPage: true,
    });
};

test('money, visa and arrival of one student', { tag: '@phone' }, async ({ page, context }) => {
  // long, and each stop is looked at by axe
  test.setTimeout(420_000);
  await quickSignUp(page);
  // under 18, whose parents sign too
  await putPersonalInfo(page, { dateOfBirth: day(-17 * 365) });

  await test.step('an accepted offer becomes a cost plan that names the month that is short', async () => {
    const { origin } = new URL(lantern('/'));
    const made = await page.request.post(lantern('/api/applications/add'), {
      headers: { origin },
      data: {
        name: 'Leeds College',
        country: 'GB',
        program: 'Physics',
        level: 'UG',
        intake: day(150).slice(0, 7),
        stage: 'deposit',
        decision: { result: 'admitted', day: day(-4), note: '' },
        offer: { currency: 'GBP', tuition: 1_850_000, scholarship: 200_000, answer_by: null },
        deposit: { currency: 'GBP', amount: 100_000, due: day(-2), paid_on: day(-3) },
      },
    });
    const { application } = await made.json();
    await page.goto(lantern(`/saved-universities/${application._id}`));
    await page.getByRole('region', { name: 'Cost to apply' }).getByRole('heading', { level: 2 }).click();
    await page.getByRole('link', { name: 'Cost plan of the first year there' }).click();
    await expect(page).toHaveURL(/\/finance\?plan=/);
    // filled before anything is pressed
    await expect(page.getByText('We filled this in from your saved programme')).toBeVisible();
    await page.getByRole('button', { name: 'Keep this plan' }).click();
    await expect(page.getByText('We filled this in from your saved programme')).toHaveCount(0);
    await expect(page.getByLabel('Name of the plan')).toHaveValue('Leeds College: Physics');
    const plan = page.getByRole('region', { name: 'Cost plan' });
    await plan.getByText('Change the amounts').click();
    await expect(plan.getByText('From your application').first()).toBeVisible();
    const line = (kind: string) => plan.locator('[data-kind]').and(page.locator(`[data-kind="${kind}"]`));
    const amountOf = (kind: string) => line(kind).getByRole('textbox').first();
    await expect(amountOf('tuition')).toHaveValue('18,500');
    await expect(amountOf('scholarship')).toHaveValue('2,000');
    // what the country asks to show, with its source and day, under its name; it counts once the student takes it
    await line('living')
      .getByRole('button', { name: /^Rent, food and daily life/ })
      .click();
    await expect(line('living').getByRole('link', { name: /gov\.uk/ })).toBeVisible();
    await expect(
      line('living')
        .getByText(/read|checked/i)
        .first(),
    ).toBeVisible();
    // the figure may stand there already
    const use = line('living').getByRole('button', { name: 'Use this figure' });
    await expect(async () => {
      if (await use.isVisible()) await use.click();
      expect(await amountOf('living').inputValue()).not.toBe('');
    }).toPass({ timeout: 60_000 });
    await expect(amountOf('living')).toHaveValue('1,171');
    await amountOf('savings').fill('২০,০০,০০০');
    await expect(page.getByText(/Close the gap in/)).toBeVisible();
    await amountOf('tests').fill('-5');
    await amountOf('tests').blur();
    await expect(page.getByText('Write an amount of zero or more.')).toBeVisible();
    const cleared = saved(page, /finance\/plans\/put/);
    await amountOf('tests').fill('');
    await cleared;
    await look(page, 'finance-plan');
  });

  await test.step('two loans side by side', async () => {
    const loan = page.getByRole('region', { name: 'Loan calculator' });
    await loan.getByRole('heading', { level: 2 }).click();
    await loan.getByRole('button', { name: 'Start a loan' }).click();
    await loan.getByLabel('Amount', { exact: true }).fill('20,00,000');
    await loan.getByLabel('Interest a year, %').fill('9.5');
    await loan.getByLabel('Months to pay').fill('84');
    // the table of the tests: 2,000,000.00 at 9.5% over 84 months
    await expect(loan.getByRole('row', { name: /^A month/ })).toContainText('32,688');
    await page.getByRole('button', { name: 'Compare another' }).click();
    await loan.getByLabel('Amount', { exact: true }).fill('20,00,000');
    await loan.getByLabel('Interest a year, %').fill('1000');
    await loan.getByLabel('Interest a year, %').blur();
    await expect(page.getByText('Write a number from 0 to 100.')).toBeVisible();
    await loan.getByLabel('Interest a year, %').fill('0');
    await expect(page.getByText(/Loan 2 costs least in all/)).toBeVisible();
    await page.getByRole('region', { name: 'Loans and scholarships' }).getByRole('heading', { level: 2 }).click();
    await page.getByLabel('Yes, loans').check();
    await expect(page.getByText('BRAC Bank')).toBeVisible();
    await noViolations(page);
    await look(page, 'finance');
  });

  await test.step('a visa checklist is filled from the vault', async () => {
    for (const category of ['Passport', 'Transcript', 'IELTS', 'Financial']) await putPaper(page, category, category);
    await page.goto(lantern('/visa-support'));
    await expect(page.getByText('Select a destination')).toBeVisible();
    await page.getByRole('button', { name: 'United Kingdom' }).click();
    await expect(page.getByText('4 of 8 papers')).toBeVisible();
    await page.getByLabel('First day of the course').fill(day(150));
    await expect(page.getByText(/Do this next, by/)).toBeVisible();
    // one part is open at a time; everything else of a paper opens under its name
    const open = (title: string) => page.locator('summary', { hasText: title }).click();
    await open('CAS number');
    await page.getByRole('checkbox', { name: /^I have it ?: CAS number/ }).check();
    await open('Collect your papers');
    await expect(page.getByRole('checkbox', { name: /^I have it ?: CAS number/ })).toBeHidden();
    await open('Tuberculosis certificate');
    await page.getByRole('checkbox', { name: /^I have it ?: Tuberculosis certificate/ }).check();
    for (const title of ['ATAS certificate', 'Consent of parents']) {
      await open(title);
      await page.getByRole('button', { name: 'Not needed for me' }).filter({ visible: true }).click();
      await open(title);
    }
    await expect(page.getByText('Ready to Apply!')).toBeVisible();

    await open('Do you have enough money to show?');
    await page.getByLabel('Sum to show').fill('28000');
    await page.getByRole('button', { name: 'Add a balance' }).click();
    await page.getByLabel('Balance', { exact: true }).fill('30000');
    await expect(page.getByText(/the funds pass from/)).toBeVisible();
    await open('Apply and go to the appointment');
    await page.getByRole('button', { name: 'Add an appointment' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Put it into my calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^visa-GB-.*\.ics$/);
    await noViolations(page);
    await look(page, 'visa');

    await open('Another country');
    await page.getByLabel('Destination').filter({ visible: true }).last().selectOption('KZ');
    await expect(page.getByText(/We do not know the rules of Kazakhstan yet/)).toBeVisible();
    await page.getByRole('radio', { name: 'United Kingdom' }).check({ force: true });
    await expect(page.getByText('Ready to Apply!')).toBeVisible();
  });

  await test.step('what is missing, the cheapest first', async () => {
    await page.goto(lantern('/document-checklist'));
    await expect(page.getByText('Start with this one', { exact: false }).first()).toBeVisible();
    await noViolations(page);
    await look(page, 'document-checklist');
    // the first press counts, and what was pressed stays under the finger
    const box = page.getByRole('region', { name: 'Papers to get' }).getByRole('checkbox').first();
    // not below the dock, or the press itself would scroll
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await box.boundingBox();
    await box.click();
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    expect(Math.round((await box.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));
    await box.click();
    await expect(box).not.toBeChecked();
  });

  await test.step('the settlement page and its sheet open without a connection', async () => {
    await page.goto(lantern('/settlement-plan'));
    // a university has said yes, so the list is there at once
    await expect(page.getByRole('checkbox', { name: /^Get a local number/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This starts with your offer' })).toHaveCount(0);
    await noViolations(page);
    await page.getByLabel('Country', { exact: true }).selectOption('GB');
    await page.getByLabel('Day of arrival').fill(day(145));
    await page.getByText('Arrival sheet: addresses and numbers').click();
    const kept = saved(page, /checklists\/settlement\/save/);
    await page.getByLabel(/First address/).fill('12 Hyde Terrace, Leeds');
    await page.getByLabel(/First address/).blur();
    await kept;
    await expect(page.getByText(/999 or 112/).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Get a local number' })).toBeVisible();
    await page.getByText('Is this room real?').click();
    await page
      .getByRole('group', { name: /pay by cash service/ })
      .getByLabel('Yes')
      .check();
    await expect(page.getByText('Do not pay. This looks like a fraud.')).toBeVisible();
    await noViolations(page);
    await look(page, 'settlement');
    await keptForOffline(page);
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('arrival-sheet.pdf');

    await context.setOffline(true);
    await page.reload();
    await page.getByText('Arrival sheet: addresses and numbers').click();
    await expect(page.getByLabel(/First address/)).toHaveValue('12 Hyde Terrace, Leeds');
    await expect(page.getByText(/999 or 112/).first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Get a local number' }).check();
    for (const [path, words] of [
      ['/visa', 'Ready to Apply!'],
      ['/finance', 'Loan calculator'],
      ['/document-checklist', 'Papers to get'],
    ] as const) {
      await page.goto(lantern(path));
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await context.setOffline(false);
    await page.goto(lantern('/settlement'));
    await expect(page.getByRole('checkbox', { name: 'Get a local number' })).toBeChecked();
  });
});
