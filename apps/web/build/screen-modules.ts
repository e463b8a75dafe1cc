import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';

/** The source module of each screen, as a manifest names it, by its path: read from the route table's own lines. */
export function screenModules(routeTable: string): Map<string, string> {
  const found = new Map<string, string>();
  traverseFast(parse(routeTable, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    if (node.type !== 'ObjectExpression') return;
    const path = propertyOf(node, 'path');
    const load = propertyOf(node, 'load');
    if (path?.type !== 'StringLiteral' || !load) return;
    traverseFast(load, (inner) => {
      if (inner.type !== 'CallExpression' || inner.callee.type !== 'Import') return;
      const [imported] = inner.arguments;
      if (imported?.type === 'StringLiteral') found.set(path.value, imported.value.replace(/^#/, 'src/'));
    });
  });
  return found;
}

/** What the route table imports of the screens that are pre-rendered, as it names it. */
export function prerenderedModules(routeTable: string): string[] {
  const modules = screenModules(routeTable);
  const found: string[] = [];
  traverseFast(parse(routeTable, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    if (node.type !== 'ObjectExpression' || !propertyOf(node, 'prerendered')) return;
    const path = propertyOf(node, 'path');
    const module = path?.type === 'StringLiteral' && modules.get(path.value);
    if (module) found.push(module.replace(/^src\//, '#'));
  });
  return found;
}

function propertyOf(node: Extract<Node, { type: 'ObjectExpression' }>, name: string): Node | undefined {
  for (const property of node.properties)
    if (property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
}
