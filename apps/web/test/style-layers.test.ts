// Layers decide which style sheet wins over which, so neither the order of files nor that of visits does.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const modules = globSync('**/*.module.css', { cwd: source }).toSorted();
/** What lies over everything. */
const surfaces = ['dialog', 'menu', 'toast'];

type Found = { layers: string[]; statements: string[]; outside: string[]; selectors: Selector[] };

/** The layers of a style sheet, what stands in none of them, and its selectors. */
function read(file: string): Found {
  const found: Found = { layers: [], statements: [], outside: [], selectors: [] };
  // the steps of an animation look like selectors
  let isAnimation = false;
  transform({
    filename: file,
    code: readFileSync(join(source, file)),
    visitor: {
      StyleSheet(sheet) {
        for (const rule of sheet.rules) {
          if (rule.type === 'layer-block') found.layers.push(rule.value.name?.join('.') ?? '');
          else if (rule.type === 'layer-statement')
            found.statements.push(...rule.value.names.map((name) => name.join('.')));
          else if (rule.type !== 'ignored') found.outside.push(rule.type);
        }
      },
      Rule: {
        keyframes: () => {
          isAnimation = true;
        },
      },
      RuleExit: {
        keyframes: () => {
          isAnimation = false;
        },
      },
      Selector(selector) {
        if (!isAnimation) found.selectors.push(selector);
      },
    },
  });
  return found;
}

const nameOf = (file: string) => basename(file, '.module.css');

function layerOf(file: string): string {
  const group = file.startsWith('components/') ? 'components' : file.startsWith('shell/') ? 'shell' : 'screens';
  return `${surfaces.includes(nameOf(file)) ? 'surfaces' : group}.${nameOf(file)}`;
}

/** Whether one of its classes is the module's own; what it names as `:global` is not. */
const hasClass = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'class' ||
      (part.type === 'pseudo-class' && 'selectors' in part && (part.selectors as Selector[]).some(hasClass)),
  );

test('every style sheet of a module stands in the layer of its name', () => {
  expect(modules.length).toBeGreaterThan(60);
  expect(new Set(modules.map(nameOf)).size, 'two style sheets with one name').toBe(modules.length);
  for (const file of modules) {
    const { layers, outside } = read(file);
    expect([file, ...new Set(layers), ...outside]).toEqual([file, layerOf(file)]);
  }
});

test('components/layers.css puts all layers in order, what is put together after its parts', () => {
  const { statements } = read('components/layers.css');
  expect(statements.toSorted()).toEqual(['tokens', 'base', 'parts', ...modules.map(layerOf), 'widths'].toSorted());
  const groups = statements.map((name) => name.split('.')[0]);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([
    ...['tokens', 'base', 'parts', 'components', 'shell', 'screens', 'surfaces', 'widths'],
  ]);
  for (const [file, layers] of [
    ['components/tokens.css', ['tokens']],
    ['components/base.css', ['base']],
    ['components/parts.css', ['parts', 'widths']],
  ] as const)
    expect([...new Set(read(file).layers), ...read(file).outside]).toEqual(layers);
});

test('a module styles nothing but what is in its own elements, so a screen that was seen before changes no other', () => {
  const foreign = modules.flatMap((file) =>
    read(file)
      .selectors.filter((selector) => !hasClass(selector))
      .map((selector) => `${file}: ${JSON.stringify(selector)}`),
  );
  expect(foreign).toEqual([]);
});
