// The student's record: each list takes an entry and has it after a reload.
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { again, day, flowsOf } from '../flow.ts';
import { onePage } from '../one-page.ts';

export const recordFlows = flowsOf('student', {
  async profile({ page, open }) {
    await open('/personal-info');
    await page.put('Date of birth…', '2008-03-14');
    await page.choose('Citizenship…', 'BD');
    await page.choose('Country of residence…', 'BD');
    await page.write('Phone…', '+880 1712 345678');
    await page.press('Continue to Dashboard');
    await page.isAt('/dashboard');
    await open('/personal-info');
    await page.holds('Phone…', '+880 1712 345678');
    await page.holds('Date of birth…', '2008-03-14');
  },

  async 'profile: emergency contact'({ page, open }) {
    await open('/profile');
    await page.press('Edit emergency contact');
    await page.write('Name…', 'Rahima Begum');
    await page.write('Who is this person?…', 'Mother');
    await page.write('Phone…', '+880 1812 345678');
    await page.press('Save Changes');
    await page.shows('Your changes are saved.');
    await again(page, 'Rahima Begum');
  },

  async family({ page, open }) {
    await open('/family-info');
    await page.write('Name…', 'Abdul Rahman');
    await page.write('Occupation…', 'Ferry mechanic');
    await page.press('Save family information');
    await page.shows('Saved.');
    await page.reload();
    await page.holds('Occupation…', 'Ferry mechanic');
  },

  async guardians({ page, open }) {
    await open('/family-info');
    await page.press('Make a link');
    await page.write('Who is it for?…', 'Mother');
    await page.press('Make the link');
    await page.shows('The link is ready');
    const link = await page.saysLink('/guardian/');
    await open(link);
    await page.shows('How far Amina Rahman is');
    await again(page, 'How far Amina Rahman is');
  },

  async education({ page, open }) {
    await open('/education');
    await page.press('Add School');
    await page.write('School name…', 'Notre Dame College');
    await page.choose('Country…', 'BD');
    await page.press('Save Information');
    await again(page, 'Notre Dame College');
  },

  async tests({ page, open }) {
    await open('/tests');
    await page.press('Add Test Score');
    await page.choose('Test…', 'ielts');
    await page.put('Test date…', day(-60));
    for (const part of ['Reading…', 'Listening…', 'Writing…', 'Speaking…']) await page.write(part, '7');
    await page.press('Save score');
    await again(page, 'IELTS');
    await page.shows('7');
  },

  async activities({ page, open }) {
    await open('/ecas');
    await page.press('Add activity');
    await page.write('Name of the activity…', 'Debate club');
    await page.putMonth('start', '2024-09');
    await page.write('Hours a week…', '6');
    await page.press('Save activity');
    await again(page, 'Debate club');
  },

  async documents({ page, open }) {
    const file = join(tmpdir(), `transcript-${crypto.randomUUID()}.pdf`);
    await writeFile(file, onePage);
    await open('/documents');
    // the document type is known by then
    await page.shows('0 of 4 here');
    // a press by a program opens no chooser; the field that it would fill stands in the page
    await page.press('Choose a PDF');
    await page.choosePaper(await page.element('input[type=file][accept*=pdf]'), file);
    await page.put('Custom name…', 'Grade 12 transcript');
    await page.press('Upload');
    await page.shows('Your document has been uploaded.');
    await again(page, 'Grade 12 transcript');
    await rm(file);
  },

  async cv({ page, open, me }) {
    await me.send('POST', '/api/eca/add', {
      name: 'Debate club',
      title: 'Captain',
      duration: '2024-01 - present',
      weeklyHours: 4,
      description: '',
      outcome: '',
    });
    await open('/cv');
    await page.write('Two or three sentences in your own words…', 'I repair ferry motors.');
    await page.press('Add language');
    await page.write('Language…', 'Bengali');
    await page.choose('How well…', 'Native');
    await again(page, 'CV');
    await page.holds('Two or three sentences in your own words…', 'I repair ferry motors.');
    await page.holds('Language…', 'Bengali');
    await page.keepFiles();
    await page.press('PDF');
    await page.hasSaved('cv.pdf');
  },

  async development({ page, open }) {
    await open('/eca-development');
    await page.press('Add weekly goal');
    await page.write('What I want to do each week…', 'Teach two children to read');
    await page.press('Save goal');
    await again(page, 'Teach two children to read');
  },

  async planners({ page, open }) {
    await open('/test-prep?test=ielts');
    await page.put('Test date…', day(100));
    await page.press('Make my plan');
    await again(page, 'Change the plan');
    await page.shows('Week 1');
  },
});
