// A screen with tabs that its address names (`/essays?brainstorm`) imports each of them when it is asked for, from a module
// called after what the address says: `brainstorm.tab.tsx`, and `first.tab.tsx` for the address alone. A browser gets the
// asked one with the screen, and none of the others.

export const isTab = (id: string) => id.endsWith('.tab.tsx');

/** What the address must say for a tab to be shown; nothing for the first. */
export function queryOf(tab: string): string {
  const [, name = ''] = /([\w-]+)\.tab\.tsx$/.exec(tab) ?? [];
  return name === 'first' ? '' : name;
}
