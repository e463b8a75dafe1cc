// Where to apply: universities, scholarships, applications.
import { again, day, flowsOf } from '../flow.ts';

export const choosingFlows = flowsOf('student', {
  async matching({ page, open }) {
    await open('/unipair');
    await page.write('Search by name or place…', 'University of Toronto');
    await page.press('Find Matches');
    await page.press('University of Toronto', 'link');
    await page.isAt('/universities/');
    await page.shows('How hard is it to get in?');
    await page.press('Save University of Toronto');
    await page.shows('Saved to My List!');
    await open('/saved-universities');
    await page.shows('University of Toronto');
    await again(page, 'University of Toronto');
  },

  async 'matching: compare'({ page, open }) {
    for (const name of ['University of Waterloo', 'University of Manitoba']) {
      await open(`/unipair?q=${encodeURIComponent(name)}&budget=any`);
      await page.press(`Compare: ${name}…`, 'choice');
    }
    await page.press('Compare 2', 'link');
    await page.shows('A year with living costs');
    await page.reload();
    await page.shows('University of Manitoba');
    await page.press('Remove: University of Waterloo…');
    await page.until(
      'one column',
      () => document.querySelectorAll('table')[0]?.querySelectorAll('thead th').length !== 3,
    );
  },

  async 'matching: evaluation'({ page, open }) {
    await open('/profile-evaluation?university=Massachusetts+Institute+of+Technology&level=UG');
    await page.shows('How the fit adds up');
    await page.reload();
    await page.shows('How the fit adds up');
  },

  async scholarships({ page, open }) {
    await open('/scholarshiparc');
    await page.write('Name or country', 'Chevening');
    await page.press('Search');
    await page.press('Save Chevening…');
    await page.find('Saved: Chevening…', 'button');
    await again(page, 'My list (1)');
  },

  async applications({ page, open }) {
    await open('/saved-universities');
    await page.press('Add a university');
    await page.write('University…', 'Hill College of Testing');
    await page.write('Programme…', 'Physics');
    await page.press('Save application');
    await page.press('Hill College of Testing…', 'link');
    await page.isAt('/saved-universities/');
    await page.press('Write down the last day');
    await page.put('Day…', day(60));
    await page.choose('Time zone of the deadline…', 'Europe/London');
    await page.press('Save application');
    // the day there can be another one here
    const isNear = () => /in (59|60|61) days/.test(document.querySelector('main')?.textContent ?? '');
    await page.until('the last day', isNear);
    await again(page, 'Hill College of Testing');
    await page.until('the last day', isNear);
  },

  async 'applications: letters'({ page, open, me }) {
    await me.send('POST', '/api/applications/add', { name: 'Hill College', program: 'Physics' });
    await open('/recommenders');
    await page.press('Add a recommender');
    await page.write('Name…', 'Rahima Begum');
    await page.press('Save recommender');
    await page.press('Ask for a letter: Rahima Begum');
    // the only application is chosen beforehand
    await page.press('I keep the right to read it…', 'choice');
    await page.press('Make the request');
    await page.shows('The request is ready');
    const link = await page.saysLink('/letter/');
    await page.press('Done');
    await again(page, 'Rahima Begum');
    await open(link);
    await page.shows('asks you for a letter');
  },
});
