// What is to be done, and what it costs: dashboard, tasks, quiz, visa, arrival, money.
import { again, day, flowsOf } from '../flow.ts';

export const planningFlows = flowsOf('student', {
  async dashboard({ page, open, me }) {
    await open('/dashboard');
    await page.shows('0 of 7 done');
    await me.send('POST', '/api/tests/add', { testType: 'ielts', testDate: day(-30), overallScore: 7 });
    await page.reload();
    await page.shows('1 of 7 done');
    await page.press('Start', 'link');
    await page.isAt('/personal-info');
  },

  async tasks({ page, open }) {
    await open('/progress-tracker');
    await page.press('Add your own task');
    await page.write('What is there to do?…', 'Ask for the bank letter');
    await page.put('Day…', day(3));
    await page.press('Save task');
    await again(page, 'Ask for the bank letter');
    await page.press('Ask for the bank letter…', 'choice');
    await page.shows('Done: Ask for the bank letter');
  },

  async readiness({ page, open }) {
    await open('/readiness-quiz');
    for (let at = 0; at < 14; at += 1)
      await page.until(
        `question ${at + 1}`,
        (place) => {
          const question = document.querySelectorAll('main fieldset')[place];
          const choices = question?.querySelectorAll<HTMLInputElement>('input[type=radio]');
          const choice = choices?.[place % 2];
          if (choice && !choice.checked) choice.click();
          return choice?.checked;
        },
        at,
      );
    await page.shows('14 of 14 answered');
    await again(page, '14 of 14 answered');
    await page.press('See where you stand');
  },

  async checklists({ page, open, me }) {
    await me.putPaper('Passport', 'Passport');
    await open('/visa');
    await page.press('United Kingdom');
    await page.shows('1 of 8 papers');
    await page.put('First day of the course…', day(150));
    await page.shows('course starts');
    await page.press('Language test…');
    await page.press('I have it: Language test…', 'choice');
    await page.shows('2 of 8 papers');
    await again(page, '2 of 8 papers');
  },

  async 'checklists: papers'({ page, open }) {
    await open('/document-checklist');
    await page.press('Transcript…', 'choice');
    await page.shows('1 of 4 complete');
    await again(page, '1 of 4 complete');
  },

  async 'checklists: arrival'({ page, open, me }) {
    await me.send('POST', '/api/applications/add', {
      name: 'Leeds College',
      country: 'GB',
      program: 'Physics',
      level: 'UG',
      intake: day(150).slice(0, 7),
      stage: 'deposit',
      decision: { result: 'admitted', day: day(-4), note: '' },
      offer: { currency: 'GBP', tuition: 1_850_000, scholarship: 200_000, answer_by: null },
      deposit: { currency: 'GBP', amount: 100_000, due: day(-2), paid_on: day(-3) },
    });
    await open('/settlement');
    await page.choose('Country…', 'GB');
    await page.press('Get a local number…', 'choice');
    await page.put('Day of arrival…', day(145));
    await page.press('Arrival sheet: addresses and numbers…');
    await page.write('First address…', '12 Hyde Terrace, Leeds');
    await again(page, 'Get a local number');
    await page.press('Arrival sheet: addresses and numbers…');
    await page.holds('First address…', '12 Hyde Terrace, Leeds');
    await page.keepFiles();
    await page.press('Save as PDF');
    await page.hasSaved('arrival-sheet.pdf');
  },

  async finance({ page, open }) {
    await open('/finance');
    await page.press('Start a cost plan');
    await page.put('Name of the plan…', 'Leeds, physics');
    await page.choose('Country…', 'GB');
    await again(page, 'Cost plan');
    await page.holds('Name of the plan…', 'Leeds, physics');
  },

  async 'finance: loan'({ page, open }) {
    await open('/finance');
    await page.press('Loan calculator…');
    await page.press('Start a loan');
    await page.put('Amount…', '2000000');
    await page.put('Interest a year, %…', '9.5');
    await page.put('Months to pay…', '84');
    // the table of the tests: 2,000,000.00 at 9.5% over 84 months
    await page.shows('32,688');
    await again(page, 'Loan calculator');
    await page.press('Loan calculator…');
    await page.shows('32,688');
  },
});
