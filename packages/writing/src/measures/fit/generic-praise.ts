/**
 * Praise that fits any university ("your esteemed institution", "world-class faculty") per 100 words. 0 to about 4.
 * Anchors: set by hand; each one takes the place of a reason.
 */
import type { Place } from '../../criteria/advice.ts';
import { cue, matchesOf, readEvidence } from '../evidence.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';
import { perHundred } from '../scale.ts';

const PRAISED =
  '(?:university|college|institution|institute|school|faculty|teacher|teach|teaching|professor|lecturer|staff|education|system|programme|program|course|curriculum|facility|laboratory|lab|library|campus|research|standard|reputation|rank|ranking|name|tradition|environment|atmosphere|country|place|choice|match|fit|opportunity|expert|infrastructure|resource|class|train|training|quality)';
const PRAISE =
  '(?:prestigious|renowned|world-renowned|esteemed?|distinguished?|reputed?|reputable|famous|respect(?:ed)?|world-class|excellent|outstanding|exceptional|great|good|best|finest|top|top-ranked|lead(?:ing)?|ideal|perfect|wonderful|amazing|beautiful|modern|advanced?|state-of-the-art|cutting-edge|high-quality|quality|qualif(?:y|ied)|unique|vibrant|friendly|supportive|welcoming|international|multicultural|rigorous|innovative|well-known)';

const PATTERN = cue(
  `${PRAISE}(?: (?!university|college|programme|program|and)\\S+){0,1} ${PRAISED}`,
  `(?:your|this|such) (?:prestigious|renowned|esteemed?|distinguished?|reputed?|reputable|famous|world-class) \\S+`,
  `${PRAISED} (?:be|have)_(?:known?|famous|renowned|ranked?|best|excellent|leading|perfect|ideal|outstanding|prestigious|recogni[sz]ed?|reputed?|expert)`,
  '(?:well known?|famous|renowned|recogni[sz]ed?|ranked?|praised?)(?: (?:all|around|over|world|worldwide|globally|internationally))* (?:for its|for their|among)',
  `one of(?: \\S+)? (?:best|top|leading?|great|greatest|most \\S+)(?: \\S+){0,2} ${PRAISED}`,
  '(?:wide|broad|great|rich|large|vast) (?:range|variety|choice|selection) of',
  `(?:best|leading?|top)(?: \\S+){0,2} (?:in|of) (?:world|europe|asia|africa|america)`,
  '(?:high|highest|international) (?:quality|standard|level) of',
  '(?:quality of (?:life|education|teach|teaching)|academic excellence|excellence in)',
  'expert in (?:their|its|this|that) (?:field|area|domain)',
  '(?:perfectly|closely) (?:match|suit|fit|align\\w*)(?: with)? my',
);

/** "He is a good teacher": somebody of the writer's own life. */
const OF_A_PERSON =
  / (?:he|she|i|we|they|who|mother|father|uncle|aunt|brother|sister) be (?:(?:not|also|always|very|such|really) )?$/;

export const findPraise = oncePer(({ document }: Essay): Place[] =>
  readEvidence(document).flatMap((evidence) =>
    // praise with a name or a number in its sentence may have a reason
    evidence.names > 2 && evidence.worn < 0.12
      ? []
      : matchesOf(evidence, PATTERN)
          .filter(({ index }) => !OF_A_PERSON.test(evidence.gist.words.slice(0, index + 1)))
          .map((match) => evidence.gist.locate(match)),
  ),
);

export const genericPraise: Measure = {
  id: 'generic-praise',
  label: 'Praise that fits any university',
  unit: 'per 100 words',
  weight: 1,
  anchors: [
    [0, 10],
    [0.4, 7],
    [1, 3],
    [2, 0],
  ],
  take: (essay) => perHundred(findPraise(essay).length, essay.document.words.length),
};
