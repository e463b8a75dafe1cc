/**
 * Praise that fits any university ("your esteemed institution", "world-class faculty") per 100 words. 0 to about 4.
 * Anchors: set by hand; each one takes the place of a reason.
 */
import type { Place } from '../../criteria/advice.ts';
import { cue, matchesOf, readEvidence } from '../evidence.ts';
import type { Essay, Measure } from '../measure.ts';
import { perHundred } from '../scale.ts';

const PRAISED =
  '(?:university|universities|college|colleges|institution|institutions|institute|school|faculty|teachers|teaching|professors|lecturers|staff|education|system|programme|program|programmes|programs|courses|course|curriculum|facilities|laboratories|labs|library|campus|research|standards|standard|reputation|ranking|name|tradition|environment|atmosphere|community|country|place|choice|match|fit|opportunity|opportunities|experts|infrastructure|resources|classes|training|quality)';
const PRAISE =
  '(?:prestigious|renowned|world-renowned|esteemed|distinguished|reputed|reputable|famous|respected|world-class|excellent|outstanding|exceptional|great|good|best|finest|top|top-ranked|leading|ideal|perfect|right|wonderful|amazing|beautiful|modern|advanced|state-of-the-art|cutting-edge|high-quality|high|quality|qualified|experienced|unique|vibrant|diverse|friendly|supportive|welcoming|international|multicultural|rigorous|innovative|well-known|rich|strong)';

const PATTERN = cue(
  `${PRAISE}(?: (?!university|college|programme|program|and)\\S+){0,1} ${PRAISED}`,
  `(?:your|this|such) ${PRAISE} \\S+`,
  `${PRAISED}_(?:is|are|has|have)_(?:known|famous|renowned|ranked|best|excellent|leading|perfect|ideal|outstanding|prestigious|recogni[sz]ed|reputed)`,
  '(?:well known|known|famous|renowned|recogni[sz]ed|ranked|praised)(?: (?:all|around|over|world|worldwide|globally|internationally))* (?:for its|for their|among|as one)',
  'one of(?: \\S+)? (?:best|top|leading|greatest|most)',
  '(?:wide|broad|great|rich|large|vast) (?:range|variety|choice|selection) of',
  '(?:best|leading|top|most developed|most advanced)(?: \\S+){0,2} (?:in|of) (?:world|europe|country|asia|africa|america)',
  '(?:high|highest|international) (?:quality|standard|standards|level) of',
  '(?:quality of (?:life|education|teaching)|academic excellence|excellence in)',
  '(?:experts?|leaders?) in (?:their|its|this|that) (?:field|fields|area|areas|domain)',
  '(?:perfectly|closely|well) (?:match|matches|suit|suits|fit|fits|align|aligns) (?:with )?my',
);

export function findPraise({ document }: Essay): Place[] {
  return readEvidence(document).flatMap((evidence) =>
    // praise with a name or a number in its sentence may have a reason
    evidence.names > 2 && evidence.worn < 0.12
      ? []
      : matchesOf(evidence, PATTERN).map((match) => evidence.gist.locate(match)),
  );
}

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
