// Joining lists of institutions: nobody twice, and nobody where one cannot study.
import { describe, expect, test } from 'vitest';
import { readSwot } from '../src/formats/swot.ts';
import type { Institution } from '../src/institution.ts';
import { findDoubles, joinDirectory, ownDomain } from '../src/join.ts';
import { isCollege } from '../src/not-college.ts';

const one = (name: string, more: Partial<Institution> = {}): Institution => ({
  ...{ id: `own-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`, name, otherNames: [], country: 'GB', city: '' },
  ...{ website: null, sameAs: [], layer: 'directory' as const },
  ...more,
});
const listed = (institution: Institution, ...hosts: string[]) => ({ institution, hosts });

describe('joining', () => {
  test('the same by an id, by name in any language, by address; everybody else is new', () => {
    const directory = [
      one('University of Vienna', { country: 'AT', id: 'ror-1' }),
      one('Bologna University', { country: 'IT', website: 'https://www.unibo.it/en', id: 'ror-2' }),
    ];
    const added = joinDirectory(directory, [
      listed(one('Universität Wien', { country: 'AT', id: 'hipo-univie.ac.at' }), 'univie.ac.at'),
      listed(one('Alma Mater', { country: 'IT', id: 'hipo-unibo.it' }), 'unibo.it'),
      listed(one('Westminster University', { id: 'hipo-wmin.ac.uk' }), 'wmin.ac.uk'),
      listed(one('University of Westminster', { id: 'own-gb-1' })),
    ]);
    expect(added.map(({ name }) => name)).toEqual(['Westminster University']);
    expect(directory.map(({ sameAs }) => sameAs)).toEqual([['hipo-univie.ac.at'], ['hipo-unibo.it']]);
    expect(directory[1]?.otherNames).toEqual(['Alma Mater']);
    expect(added[0]?.sameAs).toEqual(['own-gb-1']);
  });

  test('a campus below another domain is its own, and so is the same name in another country', () => {
    const directory = [one('Rochester Institute of Technology', { country: 'US', website: 'https://www.rit.edu' })];
    const added = joinDirectory(directory, [
      listed(one('Rochester Institute of Technology, Dubai', { country: 'AE' }), 'dubai.rit.edu'),
      listed(one('Rochester Institute of Technology', { country: 'CA', id: 'own-ca' })),
    ]);
    expect(added).toHaveLength(2);
  });

  test('in the United States the order of words tells: Miami University is not the University of Miami', () => {
    const directory = [one('Miami University', { country: 'US' })];
    expect(joinDirectory(directory, [listed(one('University of Miami', { country: 'US' }), 'miami.edu')])).toHaveLength(
      1,
    );
  });

  test('a list that may not add brings names alone', () => {
    const directory = [one('Kyiv School', { website: 'https://knu.ua', country: 'UA' })];
    const list = [
      listed(one('Київський університет', { country: 'UA', id: 'hipo-knu.ua' }), 'knu.ua'),
      listed(one('Some School', { country: 'UA' }), 'school.ua'),
    ];
    expect(joinDirectory(directory, list, () => false)).toEqual([]);
    expect(directory[0]?.otherNames).toEqual(['Київський університет']);
  });

  test('doubles: the same name at the same address, or by a former name of another; never two of the federal register', () => {
    const all = [
      one('Seneca College', { country: 'CA', id: 'ror-a', website: 'https://seneca.ca' }),
      one('Seneca Polytechnic', { country: 'CA', id: 'ror-b' }),
      one('Anderson University', { country: 'US', city: 'Anderson', id: 'ipeds-1000001' }),
      one('Anderson University', { country: 'US', city: 'Anderson', id: 'ipeds-1000002' }),
      one('Ivy College', { website: 'https://www.ivy.ac.uk', id: 'ror-c' }),
      one('Ivy College', { website: 'https://ivy.ac.uk', id: 'ror-d' }),
    ];
    const doubles = findDoubles(all, new Set(), new Map([['ror-a', ['Seneca Polytechnic']]]));
    expect([...doubles].sort()).toEqual(['ror-b', 'ror-d']);
    expect(all[0]?.sameAs).toEqual(['ror-b']);
  });

  test('a website belongs to the domain that its owner registered', () => {
    expect(ownDomain('international.mq.edu.au')).toBe('mq.edu.au');
    expect(ownDomain('dubai.rit.edu')).toBe('rit.edu');
  });
});

describe('where one can study', () => {
  test.each([
    ['University of Alabama System Office', false],
    ['Lone Star College System', false],
    ['Acton-Boxborough Regional High School', false],
    ['Calvert County Public Schools', false],
    ['Peralta Community College District', false],
    ['Centro de Química Estrutural', false],
    ['Teatro Académico de Gil Vicente', false],
    ['Max Planck Institute for Multidisciplinary Sciences', false],
    ['Taipei Zoo', false],
    ['Red Deer Polytechnic', true],
    ['London School of Economics', true],
    ['Trichy SRM Medical College Hospital and Research Centre', true],
    ['École Nationale Supérieure de Mathématiques', true],
    ['Politeknik Negeri Batam', true],
    ['Centro Universitario de Oriente', true],
    ['University of Perpetual Help System DALTA', true],
  ])('%s: %s', (name, expected) => {
    expect(isCollege(one(name, { id: 'ror-x' }), false)).toBe(expected);
  });
});

describe('the list of academic domains', () => {
  test('names in the script of the country go to who is there; only a sure university is new', () => {
    const university = readSwot('znu.edu.eg', ['جامعة الزقازيق', 'Zagazig University']);
    expect(university).toMatchObject({ isNew: true, hosts: ['znu.edu.eg'] });
    expect(university?.institution).toMatchObject({
      country: 'EG',
      name: 'Zagazig University',
      otherNames: ['جامعة الزقازيق'],
    });
    expect(readSwot('student.usurt.ru', ['Уральский университет', 'Ural State University'])).toMatchObject({
      isNew: false,
      hosts: ['usurt.ru'],
    });
    expect(readSwot('flinthighschool.wales', ['Flint High School'])?.isNew).toBe(false);
    expect(readSwot('x.ac.in', ['I am a first year undergrad at this university'])).toBeUndefined();
    expect(readSwot('gscollege.org', ['G. S. University College'])?.isNew).toBe(false);
  });
});
