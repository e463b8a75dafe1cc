import { describe, expect, it } from 'vitest';
import { CONTENT_PAIRS } from '../eval/pairs/pairs.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { shareShown } from '../src/measures/crowding.ts';
import { readDocument } from '../src/text/read-document.ts';
import { STRONG } from './essays.ts';

/** Every name, number and cue word that a program could look for, and nothing that happened. */
const STUFFED = `In 2023 I led the Google Robotics Club of Dhaka College, the Microsoft AI Forum of Chittagong, the UNICEF Youth Council and the Harvard Model United Nations with 120 members and 45 mentors because leadership matters. I won 3 gold medals, 5 silver medals and 12 certificates at NASA Space Apps, the Bangladesh Physics Olympiad, Google Code Jam and the Dhaka Science Fair, and I realised that Python, TensorFlow, Arduino and MATLAB change the world.

My skills include Python, Java, React, MATLAB, AutoCAD, Photoshop, Excel, leadership, teamwork and communication, and therefore MIT, Stanford, Oxford and Cambridge are my goals. At Stanford University I will join Professor Andrew Ng, the Stanford AI Laboratory, the Stanford Robotics Center and the Hoover Institution, because Stanford is number 1 in the world in 2024. I used to think that Dhaka was small, but 40 countries, 15 languages and 300 delegates at the World Youth Forum in Geneva taught me that the future is global.

I have 4 internships at Grameenphone, Samsung, BRAC and Unilever, 6 publications in IEEE, Springer and Elsevier, 1,200 volunteer hours with Red Crescent, Rotaract, JAAGO and Save the Children, and a GPA of 5.00 out of 5.00. I organised 10 workshops, 25 seminars, 8 hackathons and 2 conferences in Sylhet, Khulna, Rajshahi and Barisal for 2,500 students of 60 schools in 2021, 2022 and 2023, because Bangladesh needs engineers. I was wrong about failure, and after the Olympiad of 2022 I understood that Einstein, Tesla, Newton and Curie never stopped.

In 2026 I plan to start a company in Dhaka with Google, Tesla and the World Bank, and by 2030 it will serve 64 districts, 5 million users and 12 ministries. My impact at Stanford, MIT and Harvard will be 100 projects, 50 papers and 20 startups in Boston, California and London. That is why Stanford, the School of Engineering, the course CS229 and the class of 2028 are the place for my dream, my talent and my Bangladesh.`;

const types = ['SOP', 'Personal Statement', 'Motivation Letter', 'Diversity Essay', 'Other', 'Generic'] as const;

describe('names and numbers strung together', () => {
  it.each(types)('are no essay: %s', (essayType) => {
    expect(evaluateQuickly({ text: STUFFED, essayType }).overall).toBeLessThanOrEqual(6);
    const start = STUFFED.replace(/\s+/g, ' ').split(' ').slice(0, 110).join(' ');
    expect(evaluateQuickly({ text: start, essayType }).overall).toBeLessThanOrEqual(4.5);
  });

  it('are pointed at', () => {
    const { suggestions } = evaluateQuickly({ text: STUFFED, essayType: 'SOP' });
    expect(suggestions.map(({ rule }) => rule)).toContain('specificity.crowded');
  });

  it('leave essays alone, also the ones full of figures', () => {
    for (const { id, weak, strong } of CONTENT_PAIRS)
      for (const text of [weak, strong]) expect(shareShown(readDocument(text)), id).toBe(1);
  });
});

describe('one paragraph', () => {
  it('costs structure from about 150 words on, and is pointed at', () => {
    const structure = (text: string) => evaluateQuickly({ text, essayType: 'Generic' }).scores.structure;
    const wall = STRONG.replace(/\s+/g, ' ');
    expect(structure(STRONG) - structure(wall)).toBeGreaterThan(2);
    const part = wall.slice(0, wall.indexOf('. In three weeks') + 1);
    const { scores, suggestions } = evaluateQuickly({ text: part, essayType: 'Generic' });
    expect(scores.structure).toBeLessThan(9);
    expect(suggestions.map(({ rule }) => rule)).toContain('structure.wall');
  });
});
