// Draws the PNG icons from public/icons/lantern.svg, and the small one that stands in app.html; run by hand when the drawing
// changes, its results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { palettePng } from './palette-png.ts';

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

// A browser draws an SVG icon of a page on the page's own thread, while the page is read: a tenth of a second on a slow phone.
const small = 32;
const pixels = await page.evaluate(
  async ([source, size]) => {
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d');
    context?.drawImage(image, 0, 0, size, size);
    return [...(context?.getImageData(0, 0, size, size).data ?? [])];
  },
  [svg.replace('<svg ', `<svg width="${small}" height="${small}" `), small] as const,
);
const appPage = join(import.meta.dirname, '../app.html');
const icon = palettePng(pixels, small, 12).toString('base64');
await writeFile(
  appPage,
  (await readFile(appPage, 'utf8')).replace(
    /<link rel="icon"[^\n]*/,
    `<link rel="icon" href="data:image/png;base64,${icon}">`,
  ),
);
await browser.close();
