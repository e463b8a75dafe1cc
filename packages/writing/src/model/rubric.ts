/** What a language model is asked to judge: the engine's criteria in words. */

/** By criterion id. A criterion of types.ts without words here fails a test. */
export const RUBRIC: Readonly<Record<string, string>> = {
  specificity:
    'Names, numbers, places, moments and actions of the writer instead of claims that anybody could make. Traits are shown by what was done.',
  reflection:
    'What the writer came to see, doubt or do differently, and from which moment. Events alone are no reflection; neither are lessons that no event led to.',
  fit: 'What the writer wants to study or do next, and why there: courses, people, methods and dates instead of praise that suits any place.',
  'prompt-fit':
    'Every part of the prompt is answered, and the parts that this type of essay needs are there (a research proposal: question, method, feasibility, sources).',
  structure:
    'An opening that shows something, paragraphs of one thought each, sentences that follow from the ones before, an ending that says what the story led to.',
  voice: 'Sentences that only this person would write. Stock phrases, filler and ornament count against it.',
  language:
    'Grammar, spelling, word choice and punctuation. British and American usage are equally right. Simple correct English is good English.',
  style: 'Sentences that say it once and in as few words as it takes, varied in length, within the limit of the essay.',
};

/** What the numbers mean, for every criterion alike. */
export const SCALE =
  '0 = nothing of it; 2 = hardly any; 4 = weak; 5 = an average first draft; 6 = fair; 8 = good; 10 = as good as the best that were admitted. Use the whole scale, with one decimal. Most drafts lie between 3 and 7.';
