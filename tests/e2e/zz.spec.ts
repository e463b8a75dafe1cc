import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lantern } from './people.ts';
import { otherAddresses } from '../../scripts/other-addresses.ts';
test.setTimeout(600_000);
const record = () => {
  const skip = /^(width|height|inline-size|block-size|perspective-origin|transform-origin|-webkit-|top|left|right|bottom|inset|grid-template|min-block-size|max-block-size)/;
  const out: string[] = [];
  const walk = (el: Element, path: string) => {
    const name = el.tagName.toLowerCase() + (el.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).map((c) => '.' + c.replace(/_[^_]{4,5}$/, '')).join('');
    const here = path + '>' + name;
    if (el.closest('svg') && el.tagName !== 'svg') return;
    const s = getComputedStyle(el);
    const all: string[] = [];
    for (const p of s) if (!skip.test(p)) all.push(p + ':' + s.getPropertyValue(p));
    const st = el.getAttribute('role') || '';
    out.push(here + ' ' + st + ' ' + (el.getAttribute('aria-current') ?? '') + (el.matches(':disabled') ? ' dis' : '') + (el.matches(':checked') ? ' chk' : '') + '\t' + all.join(';'));
    for (const c of el.children) walk(c, here.split('>').slice(-4).join('>'));
  };
  walk(document.body, '');
  return [...new Set(out)].sort();
};
test('styles', async ({ page }, { project }) => {
  await page.goto(lantern('/look-around'));
  await expect(page).toHaveURL(/dashboard/);
  const screens = JSON.parse(process.env.LANTERN_SCREENS ?? '');
  const all: Record<string, string[]> = {};
  for (const path of [...screens.everybody, ...screens.student, ...otherAddresses].filter((_: string, at: number) => at % 2 === (project.name === 'phone' ? 0 : 1))) {
    await page.goto(lantern(path));
    await page.locator('[aria-busy="true"]:not([hidden] *)').first().waitFor({ state: 'detached', timeout: 8000 }).catch(() => {});
    await page.waitForTimeout(300);
    all[path] = await page.evaluate(record);
  }
  await page.goto(lantern('/essay-list'));
  const link = page.locator('a[href^="/essay/"]').first();
  for (const kind of ['write', 'view']) {
    const href = (await link.getAttribute('href').catch(() => null)) ?? '';
    const id = href.split('/').pop();
    if (!id) continue;
    await page.goto(lantern(`/essay/${kind}/${id}`));
    await page.waitForTimeout(1500);
    all['essay ' + kind] = await page.evaluate(record);
    await page.goto(lantern('/essay-list'));
    await link.waitFor();
  }
  writeFileSync(`/tmp/lantern/people/styles-${process.env.WHICH}-${project.name}.json`, JSON.stringify(all));
});
