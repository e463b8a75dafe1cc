// Whoever speaks to the browser says what is seen (WCAG 2.5.3): the accessible name of a control holds its visible words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const everyNode = (node: Node): Node[] => [node, ...partsOf(node).flatMap(everyNode)];

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

/** What shows its words itself where it is named beside them. */
const controls = new Set(['button', 'a', 'summary', 'label', 'Button', 'ButtonLink', 'Link', 'CopyButton', 'MenuItem']);

type Attribute = { name?: { name?: unknown }; value?: unknown };
const attributesOf = (element: Node) => (element.openingElement as { attributes: Attribute[] }).attributes;
const attribute = (element: Node, name: string) => attributesOf(element).find((one) => one.name?.name === name)?.value;
const nameOf = (element: Node) => (element.openingElement as { name: { name?: string } }).name.name ?? '';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a template or string, with what is filled in left out. */
function wordsIn(node: Node): string[] {
  return everyNode(node).flatMap((one) => {
    if (one.type === 'TemplateElement') return [(one.value as { cooked: string }).cooked];
    return one.type === 'StringLiteral' ? [one.value as string] : [];
  });
}

/** Each text that is seen: not what is hidden from sight, nor what an attribute says. */
function seenIn(node: Node): string[] {
  if (node.type === 'JSXText') return [node.value as string];
  if (node.type === 'JSXAttribute') return [];
  if (node.type === 'JSXElement' && (attribute(node, 'className') as { value?: string } | undefined)?.value === 'vh')
    return [];
  return partsOf(node).flatMap(seenIn);
}

/** The words of a name that stands in a variable of the file; of one that a component is given nothing is known here. */
function namedBy(label: Node, nodes: readonly Node[]): Node | undefined {
  const expression = label.type === 'JSXExpressionContainer' ? (label.expression as Node) : label;
  if (expression.type !== 'Identifier') return expression;
  const declared = nodes.find(
    ({ type, id }) => type === 'VariableDeclarator' && (id as { name?: string }).name === expression.name,
  );
  return isNode(declared?.init) ? declared.init : undefined;
}

function unnamedIn(file: string): string[] {
  const tree = parse(readFileSync(join(source, file), 'utf8'), {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
  });
  const nodes = everyNode(tree.program as unknown as Node);
  return nodes.flatMap((element) => {
    if (element.type !== 'JSXElement' || !controls.has(nameOf(element))) return [];
    const label = attribute(element, 'aria-label');
    const named = isNode(label) && namedBy(label, nodes);
    if (!named) return [];
    const name = plain(wordsIn(named).join(' '));
    const seen = (element.children as Node[]).flatMap(seenIn).map(plain);
    return seen
      .filter((text) => /\p{L}/u.test(text) && !name.includes(text))
      .map((text) => `${file}: “${text}” is not in “${name}”`);
  });
}

test('an accessible name holds the words that are seen', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(unnamedIn)).toEqual([]);
});
