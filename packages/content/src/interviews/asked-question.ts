// A question of the bank as the engine of the speaking package reads it: with the signs of what it asks for.
import { type AskedPartId, askedParts } from './asked-parts.ts';
import { type NeedId, needs } from './needs.ts';
import { type OpeningId, openings, type TopicId, topics } from './topics.ts';
import type { InterviewQuestion } from './types.ts';

type Asked = Pick<InterviewQuestion, 'text' | 'shape' | 'seconds' | 'asks' | 'about' | 'must' | 'instead' | 'enough'>;

const partOf = (id: AskedPartId) => ({ id, ...askedParts[id] });
const topicOf = (id: TopicId) => topics[id];
const needOf = (id: NeedId) => needs[id];
const openingOf = (id: OpeningId) => openings[id];

export function askedQuestion({ text, shape, seconds, asks, about, must = [], instead = [], enough = [] }: Asked) {
  return {
    text,
    shape,
    seconds,
    asks: asks.map(partOf),
    about: about.map(topicOf),
    must: must.map(needOf),
    instead: instead.map(openingOf),
    enough: enough.map(openingOf),
  };
}
