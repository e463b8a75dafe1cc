// Reflection, fit, structure and voice.
import { msg, plural } from '@lingui/core/macro';
import type { RuleWords } from './rule.ts';

export const contentRules: RuleWords = {
  'reflection.event-without-meaning': () =>
    msg`Something happens here, but not yet what it meant to you. What did you see, think or do differently afterwards?`,
  'reflection.empty-insight': ({ phrase }) =>
    msg`“${phrase}” says that you learned, not what. What exactly, and from which moment?`,
  'reflection.announced': ({ count: sentences }) => {
    const count = Number(sentences);
    return msg`${plural(count, {
      one: '# sentence announces a lesson',
      other: '# sentences announce a lesson',
    })}, and the essay does not show where it came from. Which of them would the reader see for themselves, if you told the moment?`;
  },
  'reflection.unsaid': () =>
    msg`The essay shows more than it says. One plain sentence about what you think of it now would help a reader in a hurry: where could it stand?`,
  'reflection.no-change': () =>
    msg`Nothing in the essay shows you changing your mind. What did you believe before, and what made you see it differently?`,

  'fit.generic-praise': ({ phrase }) =>
    msg`“${phrase}” could be said of many places. What do you need that you found only here?`,
  'fit.many-readers': ({ phrase }) =>
    msg`This essay goes to many universities, and “${phrase}” is about one of them, or about any. It can go: what would every reader learn about you in its place?`,
  'fit.why-here': () =>
    msg`The essay does not say yet why this place. Which course, person, laboratory or project there belongs to what you have begun?`,
  'fit.vague-goal': () => msg`This goal could be anybody's. What would you be working on, where, and by when?`,
  'fit.thin-plan': () =>
    msg`What comes next stands in a sentence or two. What would you study first, and which question of this essay would it answer?`,
  'fit.no-plan': () => msg`The essay does not say yet what comes after. What do you plan to do first, and where?`,

  'structure.opening': () =>
    msg`Many essays open like this. Which moment, place or sentence of somebody could the reader meet first instead?`,
  'structure.wall': ({ words }) => {
    const count = Number(words);
    return msg`${plural(count, {
      one: 'This paragraph has # word.',
      other: 'This paragraph has # words.',
    })} Where does the thought turn? A new paragraph could begin there.`;
  },
  'structure.abrupt-end': () => msg`The text seems to break off here: the last sentence has no end.`,
  'structure.formula-end': () =>
    msg`A polite formula is the last thing that the reader keeps. What should stay with them instead?`,
  'structure.hollow-end': () =>
    msg`Any essay could end with this sentence. Which moment, thing or question of yours should the reader keep?`,
  'structure.short-end': () => msg`The essay stops quickly. Does the end say what the story led to?`,

  'voice.cliche': ({ phrase }) => msg`“${phrase}” has been read many times. What would you say to a friend instead?`,
  'voice.filler': ({ phrase }) => msg`“${phrase}” only fills. What is lost if it goes?`,
  'voice.anybody': () => msg`Anybody could have written this. What do you know about it that others do not?`,
  'voice.borrowed': ({ count: sentences }) => {
    const count = Number(sentences);
    return msg`${plural(count, {
      one: '# sentence stands on somebody else’s words or a famous name.',
      other: '# sentences stand on somebody else’s words or a famous name.',
    })} What have you seen that let you say it in your own?`;
  },
  'voice.same-start': ({ word, count: sentences }) => {
    const count = Number(sentences);
    return msg`${plural(count, {
      one: `# sentence begins with “${word}”.`,
      other: `# sentences begin with “${word}”.`,
    })} Which of them could begin with the place, the person or the thing?`;
  },
};
