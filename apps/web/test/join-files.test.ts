import { describe, expect, it, vi } from 'vitest';
import { annealFiles } from '../build/anneal-files.ts';
import { withoutServersPart } from '../build/calls-only.ts';
import { joinFiles, type Part } from '../build/join-files.ts';
import { asKept, settleFiles, withNames } from '../build/kept-files.ts';

const request = 1000;

function part(name: string, by: string[], code: number, more: Partial<Part> = {}): Part {
  const entries = new Set(by);
  return {
    by: entries,
    fetchedBy: entries,
    modules: [name],
    needs: new Set(),
    code,
    style: 0,
    words: [],
    schemas: 0,
    ...more,
  };
}

const filesOf = (parts: Part[], openedOn?: Map<string, Set<string>>) =>
  joinFiles(parts, request, openedOn).map(({ modules }) => modules.toSorted().join('+'));

describe('joining files', () => {
  it('joins what is smaller than the request that it saves', () => {
    expect(filesOf([part('list', ['a', 'b'], 300), part('date', ['a', 'b', 'c'], 5000)])).toEqual(['date+list']);
    expect(filesOf([part('list', ['a'], 5000), part('form', ['b'], 5000)])).toEqual(['list', 'form']);
  });

  it('keeps schemas out of what runs first where they are worth more than the request', () => {
    const app = part('app', ['a', 'b', 'c'], 5000, { isFirst: true });
    const calls = part('calls', ['a', 'b'], 1500, { schemas: 1500 });
    expect(filesOf([app, { ...calls, schemas: 0 }])).toEqual(['app+calls']);
    expect(filesOf([app, calls])).toEqual(['app', 'calls']);
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

  it('counts the words of one file as one request', () => {
    const [list, form] = [part('list', ['a', 'b'], 10, { words: [900] }), part('form', ['a'], 10, { words: [900] })];
    expect(filesOf([list, form])).toEqual(['form+list']);
  });

  it('lets a part that is opened later pay only for what is not there yet', () => {
    const shared = part('shared', ['a', 'b'], 8000);
    const both = part('both', ['a'], 500, { fetchedBy: new Set(['a', 'later']) });
    expect(filesOf([shared, both])).toEqual(['shared', 'both']);
    expect(filesOf([shared, both], new Map([['later', new Set(['a', 'b'])]]))).toEqual(['both+shared']);
  });
});

describe('files within what a visit may have', () => {
  const parts = [part('app', ['a', 'b', 'c'], 9000), part('list', ['a', 'b'], 4000), part('form', ['a', 'c'], 4000)];
  const everywhere = (limit: { bytes: number; requests: number }) =>
    new Map(['a', 'b', 'c'].map((visit) => [visit, limit]));
  const filesWithin = (limits: Map<string, { bytes: number; requests: number }>, of = parts) =>
    annealFiles(of, { request, besideParts: 0, openedOn: new Map(), limits })
      .map(({ modules }) => modules.toSorted().join('+'))
      .sort();

  it('leaves apart what is dearer together while there is room', () => {
    expect(filesWithin(everywhere({ bytes: 18_000, requests: 3 }))).toEqual(['app', 'form', 'list']);
  });

  it('joins more where a visit has too many files', () => {
    expect(filesWithin(everywhere({ bytes: 18_000, requests: 1 }))).toEqual(['app+form+list']);
  });

  it('gives no visit more bytes than it may have for the sake of another', () => {
    const limits = everywhere({ bytes: 18_000, requests: 2 }).set('b', { bytes: 13_500, requests: 2 });
    expect(filesWithin(limits)).toEqual(['app+list', 'form']);
  });

  it('never joins what brings along a file that its visits do not need', () => {
    const needing = part('needing', ['a'], 100, { needs: new Set(['large']) });
    const of = [part('large', ['a'], 9000), needing, part('small', ['a', 'b'], 100)];
    const limits = everywhere({ bytes: 18_000, requests: 2 }).set('b', { bytes: 300, requests: 1 });
    expect(filesWithin(limits, of)).toEqual(['large+needing', 'small']);
  });

  it('finds the same again', () => {
    const limits = everywhere({ bytes: 18_000, requests: 2 });
    expect(filesWithin(limits)).toEqual(filesWithin(limits));
  });
});

describe('files that are kept from build to build', () => {
  const kept = new Map([
    ['app', 'app'],
    ['list', 'first'],
    ['form', 'first'],
    ['board', 'second'],
  ]);
  const before = [
    part('app', ['a', 'b', 'c'], 90_000),
    part('list', ['a'], 5000),
    part('form', ['a', 'b'], 5000),
    part('board', ['b', 'c'], 5000),
  ];
  function settled(parts: Part[], most = 150_000) {
    const limits = new Map(['a', 'b', 'c'].map((visit) => [visit, { bytes: most, requests: 9 }]));
    const within = { request, besideParts: 0, openedOn: new Map(), limits };
    const files = settleFiles(parts, asKept(parts, kept, within), kept, within);
    const named = withNames(files, kept, ({ modules: [first = ''] }) => first);
    return Object.fromEntries([...named].map(([name, { modules }]) => [name, modules.toSorted().join('+')]));
  }
  const same = { app: 'app', first: 'form+list', second: 'board' };

  it('stay as they are where nothing changed, and where little would be won', () => {
    expect(settled(before)).toEqual(same);
    expect(settled([...before.slice(0, 3), part('board', ['b', 'c'], 9000)])).toEqual(same);
  });

  it('are left by what is worth it now', () => {
    const large = [part('app', ['a', 'b', 'c'], 90_000), part('list', ['a'], 40_000), part('form', ['a', 'b'], 5000)];
    expect(settled(large)).toEqual({ app: 'app', first: 'form', list: 'list' });
  });

  it('are left where a visit would have more than it may', () => {
    const limited = [...before.slice(0, 1), part('list', ['a'], 9000), part('form', ['a', 'b'], 5000)];
    expect(settled(limited)).toEqual({ app: 'app', first: 'form+list' });
    expect(settled(limited, 100_000)).toEqual({ app: 'app', first: 'form', list: 'list' });
  });

  it('take what is new where it costs least', () => {
    expect(settled([...before, part('small', ['b', 'c'], 100)])).toEqual({ ...same, second: 'board+small' });
    expect(settled([...before, part('screen', ['a'], 30_000), part('tab', ['c'], 30_000)])).toEqual({
      ...same,
      screen: 'screen',
      tab: 'tab',
    });
  });
});

describe('a call of the contract in the browser', () => {
  const declared = `export const list = endpoint({
  method: 'GET',
  path: '/api/list/{id}',
  summary: \`All \${many}, at most 3\`,
  access: student,
  params: z.object({ id }),
  body: z.strictObject({ form: z.string(), problems: z.array(z.string()) }),
  response: listAnswer,
  problems: ['not_found'],
});
export const summary = { access: 1 };`;

  it('keeps what makes the call and what forms are checked against', () => {
    expect(withoutServersPart(declared).replace(/\s+/g, ' ')).toBe(
      "export const list = endpoint({ method: 'GET', path: '/api/list/{id}', get body() { const value = z.strictObject({ form: z.string(), problems: z.array(z.string()) }); Object.defineProperty(this, 'body', { value }); return value; }, response: listAnswer, }); export const summary = { access: 1 };",
    );
  });

  it('makes a schema when it is asked for, and once', () => {
    const made = vi.fn((shape: object) => ({ shape }));
    const code = withoutServersPart(
      "const save = endpoint({ path: '/api/save', body: object({ a: 1 }), response: 'file' });",
    );
    const declare = new Function('endpoint', 'object', `${code} return save;`);
    const save = declare((declaration: object) => declaration, made);
    expect(made).not.toHaveBeenCalled();
    expect(save.body).toEqual({ shape: { a: 1 } });
    expect(save.body).toBe(save.body);
    expect(made).toHaveBeenCalledOnce();
    expect(save.response).toBe('file');
  });

  it('keeps its lines', () => {
    expect(withoutServersPart(declared).split('\n')).toHaveLength(declared.split('\n').length);
  });
});
