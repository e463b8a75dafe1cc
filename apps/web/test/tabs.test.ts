import { expect, test } from 'vitest';
import { reachAll } from '../build/chunks.ts';
import { queryOf } from '../build/tabs.ts';

const modules: Record<string, { imports?: string[]; opens?: string[] }> = {
  'main.ts': { opens: ['a.screen.tsx', 'b.screen.tsx'] },
  'a.screen.tsx': { imports: ['frame.ts'], opens: ['first.tab.tsx', 'ideas.tab.tsx'] },
  'first.tab.tsx': { imports: ['list.ts'] },
  'ideas.tab.tsx': { opens: ['step.ts'] },
  'b.screen.tsx': { imports: ['list.ts'], opens: ['a.screen.tsx'] },
  'frame.ts': {},
  'list.ts': {},
  'step.ts': {},
};

const getModuleInfo = (id: string) =>
  ({
    importedIds: modules[id]?.imports ?? [],
    dynamicallyImportedIds: modules[id]?.opens ?? [],
    dynamicImporters: Object.keys(modules).filter((other) => modules[other]?.opens?.includes(id)),
    // biome-ignore lint/suspicious/noExplicitAny: what is read of a module
  }) as any;

test('each tab of a screen is a visit of its own, with the screen and without the other tabs', () => {
  const { visits, modules: reached, openedOn } = reachAll({ getModuleInfo }, 'main.ts');
  expect([...visits].sort()).toEqual(['b.screen.tsx', 'first.tab.tsx', 'ideas.tab.tsx']);
  expect([...(reached.get('frame.ts') ?? [])].sort()).toEqual(['first.tab.tsx', 'ideas.tab.tsx']);
  expect([...(reached.get('list.ts') ?? [])].sort()).toEqual(['b.screen.tsx', 'first.tab.tsx']);
  expect([...(openedOn.get('step.ts') ?? [])]).toEqual(['ideas.tab.tsx']);
});

test('the file of a tab says which address asks for it', () => {
  expect(queryOf('src/features/essays/brainstorm/brainstorm.tab.tsx')).toBe('brainstorm');
  expect(queryOf('src/features/essays/list/first.tab.tsx')).toBe('');
});
