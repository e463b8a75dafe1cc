import { msg } from '@lingui/core/macro';
import type { RuleWords } from './rule.ts';

export const promptFitRules: RuleWords = {
  'prompt-fit.missing-motive': () => msg`What drew you to this field? No moment or question tells it yet.`,
  'prompt-fit.missing-preparation': () =>
    msg`What have you studied, built or worked on that prepares you? The essay does not show it yet.`,
  'prompt-fit.missing-why-programme': () =>
    msg`Why this programme? The reader looks for a course, a person or a method that you need.`,
  'prompt-fit.missing-contribution': () =>
    msg`What would the people around you gain from you? The essay does not say it yet.`,
  'prompt-fit.missing-goals': () => msg`Where does this lead? The essay does not say yet what you want to do next.`,
  'prompt-fit.missing-moment': () => msg`Which one moment could the reader stand in with you? None is told yet.`,
  'prompt-fit.missing-action': () => msg`What did you do yourself? The reader does not see you act yet.`,
  'prompt-fit.missing-meaning': () => msg`What did you come to understand? The essay does not say it yet.`,
  'prompt-fit.missing-background': () =>
    msg`Which place, family, language or group are you writing from? The reader cannot see it yet.`,
  'prompt-fit.missing-gap': () => msg`What is not known yet? Name what earlier work leaves open.`,
  'prompt-fit.missing-question': () => msg`Which question will the project answer? The reader looks for it early.`,
  'prompt-fit.missing-method': () => msg`How will you find out? Name the data, the steps and the analysis.`,
  'prompt-fit.missing-feasibility': () =>
    msg`Can it be done in the time and with the means there are? Name months, access, limits and risks.`,
  'prompt-fit.missing-references': () => msg`Which earlier work does it stand on? Name authors and years.`,
  'prompt-fit.missing-significance': () =>
    msg`Who would use the answer, and for what? The proposal does not say it yet.`,
  'prompt-fit.not-shown': ({ asked }) => msg`The prompt asks about “${asked}”. The essay does not show it yet.`,
  'prompt-fit.missing-idea': ({ idea }) => msg`The prompt asks about “${idea}”. Where do you answer that?`,
};
