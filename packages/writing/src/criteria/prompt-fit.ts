/** Prompt and type fit: does the essay do what this kind of essay, and this prompt, ask for? */
import { reasonsHere } from '../measures/fit/reasons-here.ts';
import type { Essay } from '../measures/measure.ts';
import { moves, readMoves } from '../measures/prompt-fit/moves.ts';
import { promptIdeas, readIdeas } from '../measures/prompt-fit/prompt-ideas.ts';
import { isWithoutScene } from '../measures/specificity/scenes.ts';
import { isListed } from '../measures/told/listed.ts';
import { movesInWords } from '../prompts/asked-moves.ts';
import { actsOnce, saysAim } from '../prompts/find-moves.ts';
import { type Advice, adviseFrom, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';
import { speaksOfThought } from './reflection.ts';

const SENTENCES: SentencesOf<'prompt-fit'> = {
  'prompt-fit.missing-motive': 'What drew you to this field? No moment or question tells it yet.',
  'prompt-fit.missing-preparation':
    'What have you studied, built or worked on that prepares you? The essay does not show it yet.',
  'prompt-fit.missing-why-programme':
    'Why this programme? The reader looks for a course, a person or a method that you need.',
  'prompt-fit.missing-contribution': 'What would the people around you gain from you? The essay does not say it yet.',
  'prompt-fit.missing-goals': 'Where does this lead? The essay does not say yet what you want to do next.',
  'prompt-fit.missing-moment': 'Which one moment could the reader stand in with you? None is told yet.',
  'prompt-fit.missing-action': 'What did you do yourself? The reader does not see you act yet.',
  'prompt-fit.missing-meaning': 'What did you come to understand? The essay does not say it yet.',
  'prompt-fit.missing-background':
    'Which place, family, language or group are you writing from? The reader cannot see it yet.',
  'prompt-fit.missing-gap': 'What is not known yet? Name what earlier work leaves open.',
  'prompt-fit.missing-question': 'Which question will the project answer? The reader looks for it early.',
  'prompt-fit.missing-method': 'How will you find out? Name the data, the steps and the analysis.',
  'prompt-fit.missing-feasibility':
    'Can it be done in the time and with the means there are? Name months, access, limits and risks.',
  'prompt-fit.missing-references': 'Which earlier work does it stand on? Name authors and years.',
  'prompt-fit.missing-significance': 'Who would use the answer, and for what? The proposal does not say it yet.',
  'prompt-fit.not-shown': 'The prompt asks about “{asked}”. The essay does not show it yet.',
  'prompt-fit.missing-idea': 'The prompt asks about “{idea}”. Where do you answer that?',
};
const advise = adviseFrom(SENTENCES);

/** Below this a move is missing. */
const MISSING = 0.4;

export const promptFitCriterion: Criterion = {
  id: 'prompt-fit',
  title: 'Prompt and type fit',
  measures: [moves, promptIdeas],
  advise: (essay) => [...adviseMoves(essay), ...adviseIdeas(essay)],
};

function adviseMoves(essay: Essay): Advice[] {
  const whole = wholeEssay(essay.document);
  if (!whole) return [];
  const { prompt } = essay.input;
  const asked = prompt ? movesInWords(prompt) : [];
  const things = readIdeas(essay).filter(({ isThing }) => isThing);
  return (
    readMoves(essay)
      // where fit asks why here, it is not asked twice
      .filter(({ id, made }) => made < MISSING && !(id === 'why-programme' && reasonsHere.applies?.(essay)))
      // what others gain is asked for only where the prompt does
      .filter(({ id }) => id !== 'contribution' || asked.includes(id))
      // where nothing happens at all, or all is listed, that is said once (specificity)
      .filter(
        ({ id }) => !((isWithoutScene(essay) || isListed(essay.document)) && (id === 'moment' || id === 'action')),
      )
      // nor what it meant, where reflection speaks of the thought of the whole essay
      .filter(({ id }) => id !== 'meaning' || !speaksOfThought(essay))
      .filter(({ id }) => id !== 'action' || !actsOnce(essay.document))
      // where it leads is the writer's to add where the prompt asks for something else
      .filter(({ id }) => id !== 'goals' || (!saysAim(essay.document) && (asked.length === 0 || asked.includes(id))))
      // the community that is shown is where somebody comes from; and of what is off its prompt that alone is said
      .filter(({ id }) => id !== 'background' || things.length === 0)
      .filter(
        ({ id }) => id !== 'meaning' || things.length === 0 || (asked.includes(id) && things.some(({ met }) => met)),
      )
      .map(({ id }) => advise(`prompt-fit.missing-${id}`, whole))
  );
}

function adviseIdeas(essay: Essay): Advice[] {
  const whole = wholeEssay(essay.document);
  if (!whole) return [];
  return readIdeas(essay)
    .filter(({ met, isThing, sentences }) => !met && !(isThing && sentences > 0))
    .map(({ label, isThing }) =>
      isThing
        ? advise('prompt-fit.not-shown', whole, { asked: label })
        : advise('prompt-fit.missing-idea', whole, { idea: label }),
    );
}
