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

// A screen with tabs that its address names (`/essays?brainstorm`) imports each of them when it is asked for, from a module
// called after what the address says: `brainstorm.tab.tsx`, and `first.tab.tsx` for the address alone. A browser gets the
// asked one with the screen, and none of the others.

export const isTab = (id: string) => id.endsWith('.tab.tsx');

/** What the address must say for a tab to be shown; nothing for the first. */
export function queryOf(tab: string): string {
  const [, name = ''] = /([\w-]+)\.tab\.tsx$/.exec(tab) ?? [];
  return name === 'first' ? '' : name;
}
