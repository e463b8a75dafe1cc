import { describe, expect, it } from 'vitest';
import { joinFiles, type Part } from '../build/join-files.ts';

const request = 1000;

function part(name: string, by: string[], code: number, more: Partial<Part> = {}): Part {
  const entries = new Set(by);
  return { by: entries, paidBy: entries, modules: [name], needs: new Set(), code, style: 0, words: [], ...more };
}

const filesOf = (parts: Part[], openedOn?: Map<string, Set<string>>) =>
  joinFiles(parts, request, openedOn).map(({ modules }) => modules.toSorted().join('+'));

describe('joining files', () => {
  it('joins what is smaller than the request that it saves', () => {
    expect(filesOf([part('list', ['a', 'b'], 300), part('date', ['a', 'b', 'c'], 5000)])).toEqual(['date+list']);
    expect(filesOf([part('list', ['a'], 5000), part('form', ['b'], 5000)])).toEqual(['list', 'form']);
  });

  it('does not join what brings along a file that its visits do not need', () => {
    const large = part('large', ['a'], 9000);
    const needing = part('needing', ['a'], 100, { needs: new Set(['large', 'other']) });
    const small = part('small', ['a', 'b'], 100);
    expect(filesOf([part('other', ['a'], 9000), needing, small])).toContain('small');
    expect(filesOf([large, part('alone', ['a'], 100)])).toEqual(['alone+large']);
  });

  it('counts words and styles as requests of their own', () => {
    const words = part('words', ['a', 'b', 'c'], 10, { words: [900] });
    expect(filesOf([words, part('screen', ['d'], 400)])).toEqual(['words', 'screen']);
  });

  it('lets a part that is opened later pay only for what is not there yet', () => {
    const shared = part('shared', ['a', 'b'], 8000);
    const both = part('both', ['a'], 500, { paidBy: new Set(['a', 'later']) });
    expect(filesOf([shared, both])).toEqual(['shared', 'both']);
    expect(filesOf([shared, both], new Map([['later', new Set(['a', 'b'])]]))).toEqual(['both+shared']);
  });
});
