import { expect, test } from 'vitest';
import { withStableExports } from '../build/stable-exports.ts';

const list =
  'import{Button as e,Field as t}from"./app.js";e(t);import(`./app.js`).then(e=>e.panel_exports).then(e=>e.Panel);';
const app = (more = '') => `let a,b,c,d;export{a as Button,b as Field,${more}c as panel_exports};`;
const files = (code: string) =>
  withStableExports(
    new Map([
      ['app.js', code],
      ['list.js', list],
    ]),
  );

test('what files take of each other is there under the name that they say', async () => {
  const renamed = files(app());
  const [, button, field] = /import\{(\w+) as e,(\w+) as t\}/.exec(renamed.get('list.js') ?? '') ?? [];
  const [, panel] =
    /import\(`\.\/app\.js`\)\.then\(e=>e\.(\w+)\)\.then\(e=>e\.Panel\)/.exec(renamed.get('list.js') ?? '') ?? [];
  expect(renamed.get('app.js')).toBe(`let a,b,c,d;export{a as ${button},b as ${field},c as ${panel}};`);
  expect(new Set([button, field, panel]).size).toBe(3);
  for (const name of [button, field, panel]) expect(name).toMatch(/^[a-zA-Z]{2}$/);
});

test('one export more changes nothing in the files that take others', () => {
  expect(files(app('d as Button$1,')).get('list.js')).toBe(files(app()).get('list.js'));
});

test('what is not foreseen fails the build', () => {
  const built = (code: string) => () =>
    withStableExports(
      new Map([
        ['app.js', app()],
        ['list.js', code],
      ]),
    );
  expect(built('import{Gone as e}from"./app.js";e();')).toThrow('app.js does not export Gone, which list.js takes.');
  expect(built('import(`./app.js`).then(e=>Object.keys(e));')).toThrow('list.js loads all of app.js');
  expect(built('export{Button}from"./app.js";')).toThrow('list.js exports what is in another file');
});
