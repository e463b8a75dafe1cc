import { expect, it } from 'vitest';
import { evaluateQuickly } from '../src/evaluate.ts';

const PAST = 'The boat came at six and we carried the nets. My uncle stood at the rail and had a torch.';
const NOW = 'It is dark and the water is cold. There are two men.';

const fixOf = (text: string) =>
  evaluateQuickly({ text, essayType: 'Personal Statement' })
    .suggestions.filter(
      ({ category, scope, sentence }) => category === 'language' && !scope && sentence.startsWith('He shout'),
    )
    .map(({ rule, fix }) => [rule, fix]);

it('a bare verb in a story of the past is offered in the past', () => {
  expect(fixOf(`${PAST} He shout at me.`)).toEqual([['language.verb-story', 'shouted']]);
});

it('where a paragraph goes to and fro between the tenses, no form is offered', () => {
  expect(fixOf(`${PAST} ${NOW} He shout at me.`)).toEqual([['language.agreement-pronoun', undefined]]);
});

it('elsewhere the -s is', () => {
  expect(fixOf(`${NOW} He shout at me.`)).toEqual([['language.agreement-pronoun', 'shouts']]);
});

it('the lesson of many bare verbs in a story is the tense', () => {
  const verbs = ['shout', 'walk', 'laugh', 'point', 'wait', 'look'].map((verb) => `He ${verb} at me.`).join(' ');
  const rules = (text: string) =>
    evaluateQuickly({ text, essayType: 'Personal Statement' }).suggestions.map(({ rule }) => rule);
  expect(rules(`${PAST} ${verbs}`)).toContain('language.pattern-tense');
  expect(rules(`${NOW} ${verbs}`)).toContain('language.pattern-agreement');
});
