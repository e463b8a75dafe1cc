// What the progress tracker says of each thing that the record misses. The keys are the parts of the steps of progress.

export const taskWordsEn = {
  'personal-info': {
    title: 'Fill in your personal information',
    why: 'Forms and matching build on it. It takes about three minutes.',
  },
  Transcript: { title: 'Upload your transcript', why: 'Most universities ask for it first.' },
  IELTS: {
    title: 'Upload your English test result',
    why: 'IELTS, TOEFL or another one that your universities accept.',
  },
  SOP: { title: 'Upload your statement of purpose (SOP)', why: 'Write it in Essays, then save it here as a PDF.' },
  LOR: {
    title: 'Ask a teacher for a letter of recommendation (LOR)',
    why: 'Ask early: a good letter takes weeks.',
  },
  listed: { title: 'List your first activity', why: 'Clubs, paid work and care at home all count.' },
  described: { title: 'Describe one activity', why: 'A few lines on what you did are enough.' },
  impact: {
    title: 'What changed because of one of your activities?',
    why: 'A number, a name or a change that somebody noticed.',
  },
  'three-described': { title: 'Describe three activities', why: 'Most forms leave room for at least three.' },
  'test-listed': { title: 'Add a test, or the day you booked', why: 'Most universities ask for an English test.' },
  'test-scored': { title: 'Add a test result that still counts', why: 'A result counts until its last day.' },
  started: { title: 'Start your first essay', why: 'A few sentences are enough to begin.' },
  written: { title: 'Write 250 words of an essay', why: 'Or half of its limit, where that is less.' },
  evaluated: { title: 'Have your essay evaluated', why: 'See what is strong and what to change.' },
  revised: { title: 'Revise your essay', why: 'Take what helps from the last evaluation.' },
  complete: {
    title: 'Read your essay once more and mark it as complete',
    why: 'Aloud, from the first line to the last.',
  },
  'university-saved': { title: 'Save a university', why: 'Look through the catalogue, or write one that you know.' },
  'three-saved': { title: 'Save three universities to compare', why: 'Three are the least that can be compared.' },
  'one-chosen': {
    title: 'Choose the first university to apply to',
    why: 'Move it on from those that you only consider.',
  },
  'two-chosen': { title: 'Choose a second university', why: 'One alone is a risk.' },
};

export type TaskWords = { [Id in keyof typeof taskWordsEn]: { title: string; why: string } };
