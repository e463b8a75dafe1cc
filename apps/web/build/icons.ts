// Draws the PNG icons from public/icons/lantern.svg; run by hand when the drawing changes, its results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const folder = join(import.meta.dirname, '../public/icons');
const svg = await readFile(join(folder, 'lantern.svg'), 'utf8');
// Launchers may cut a maskable icon to a circle of 80%: full ground, drawing well inside.
const maskable = svg
  .replace(' rx="7"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, drawing, size] of [
  ['lantern-192', svg, 192],
  ['lantern-512', svg, 512],
  ['lantern-maskable-512', maskable, 512],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;background:none}svg{display:block;width:${size}px}</style>${drawing}`,
  );
  await writeFile(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
