// Essays: written, brainstormed, evaluated.
import { again, flowsOf, type Visit } from '../flow.ts';

const story = `In the winter of 2021 the motor of the ferry stopped in the middle of the Meghna. There was fog on every side and
340 people on board. My father asked me to hold a torch while he opened the fuel line. He wrote three numbers on his sleeve,
closed one valve and tried again. After forty minutes the deck began to shake. I used to think that engineering meant
inventing something new. That night I saw that it can also mean noticing what everybody else has stopped hearing. The next
month I borrowed a sensor from our physics teacher, Mrs. Sultana, and recorded the motor on eleven trips.`;

const reflections = [
  'In June 2022 the water came up to the second shelf of our school library. I carried 41 books to the roof with Mr Selim.',
  'For two years I read letters to my neighbour Rina every Friday. One day she read the first line to me.',
  'I failed the physics test twice, until I built a small dam in our yard and understood pressure.',
];

/** The quiz of the brainstorm as answered. */
async function answerQuiz({ page, me }: Visit) {
  const questions = await page.run(() =>
    fetch('/api/quiz/questions')
      .then((answer) => answer.json())
      .then(({ questions }) => questions as { id: string; options: { value: string }[] }[]),
  );
  const answers = Object.fromEntries(questions.map(({ id, options }, at) => [id, options[at % options.length]?.value]));
  const state = { step: 2, answers, reflections: {}, activities: [], ideas: [] };
  await me.send('POST', '/api/essay/brainstorm', { state, base_revision: 0 });
}

export const essayFlows = flowsOf('student', {
  async essays({ page, open }) {
    await open('/essays');
    await page.press('New Essay');
    await page.write('Title…', 'The list on the roof');
    await page.choose('Essay type…', 'Personal Statement');
    await page.press('Start from scratch');
    await page.isAt('/essay/write/');
    await page.write('Essay text', 'In June the water came.');
    await page.shows('Synced');
    await page.reload();
    await page.holds('Essay text', 'In June the water came.');
    await open('/essays');
    await page.shows('The list on the roof');
  },

  async 'essays: brainstorm'(visit) {
    const { page, open, me } = visit;
    await me.send('POST', '/api/eca/add', {
      name: 'Debate club',
      title: 'Captain',
      duration: '2024-01 - present',
      weeklyHours: 4,
      description: '',
      outcome: 'We won the finals.',
    });
    await open('/help');
    await answerQuiz(visit);
    await open('/essays?brainstorm');
    await page.shows('Step 2 of 4.');
    for (const [at, text] of reflections.entries()) {
      const field = await page.until(
        'the questions',
        (place) => document.querySelectorAll('[role=tabpanel]:not([hidden]) textarea')[place],
        at,
      );
      await page.type(field, text);
    }
    await page.press('Next');
    await page.press('Debate club…', 'choice');
    await page.press('Generate Ideas');
    await page.shows('Step 4 of 4.');
    await page.press('Save Idea…');
    await page.shows('Idea saved successfully!');
    await again(page, 'Step 4 of 4.');
    await open('/essays');
    await page.shows('Saved ideas');
  },

  async 'essays: evaluation'({ page, open, me }) {
    const essay_id = crypto.randomUUID();
    await me.send('POST', '/api/essay/draft', { essay_id, title: 'The torch', essay_type: 'Personal Statement' });
    await me.send('POST', '/api/essay/update', { essay_id, final_text: story.replaceAll('\n', ' ') });
    await open('/essays?evaluate');
    await page.choose('Choose one of your essays…', 'The torch');
    await page.press('Start Evaluation');
    await page.shows('of 10');
    await again(page, 'of 10');
    await page.press('The parts of…');
    await page.shows('Language accuracy');
  },
});
