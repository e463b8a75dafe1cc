import { describe, expect, it, test, vi } from 'vitest';
import { withKeysOfTitles, withoutServersPart } from '../build/calls-only.ts';
import { contractKey } from '../src/api/contract-key.ts';

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

test('a problem has the key of its sentence in a browser', () => {
  const code =
    "export const own = { full: { status: 413, title: 'It is full.' }, old: { status: 409, title: 'It is old.' } };";
  expect(withKeysOfTitles(code)).toBe(
    `export const own = { full: { status: 413, title: '${contractKey('It is full.')}' }, old: { status: 409, title: '${contractKey('It is old.')}' } };`,
  );
});
