// What a screen must not look like in any engine.
import type { Page } from './page.ts';

/** In the page: lists whose chosen words are not read whole. */
function cutLists() {
  return [...document.querySelectorAll('select')].flatMap((list) => {
    const copy = document.createElement('span');
    copy.textContent = list.selectedOptions[0]?.text ?? '';
    const style = getComputedStyle(list);
    copy.style.cssText = `position:absolute;white-space:nowrap;font:${style.font}`;
    document.body.append(copy);
    const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const isCut = list.checkVisibility() && copy.offsetWidth > Math.ceil(room);
    copy.remove();
    return isCut ? [list.selectedOptions[0]?.text ?? ''] : [];
  });
}

/** In the page: whether it is wider than its window. */
const scrollsSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** What is chosen in a list must be read whole. */
export async function noListIsCut(page: Page): Promise<void> {
  const cut = await page.run(cutLists);
  if (cut.length > 0) throw new Error(`lists cut their words: ${cut.join(', ')}`);
}

export async function faultsOf(page: Page): Promise<string[]> {
  return (await page.run(scrollsSideways)) ? ['the page is wider than its window'] : [];
}
