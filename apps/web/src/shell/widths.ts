/** The width from which there is a sidebar, as in parts.css. */
const wide = () => matchMedia('(min-width: 900px)');

/** Whether there is room for the side navigation. */
export const isWide = () => wide().matches;

/**
 * WebKit (GTK 2.50) does not look again at `@media` inside of cascade layers when a window is widened: the query matches, and
 * the phone's layout stays until any rule changes. So one does.
 */
export function followWidths() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const query = wide();
  query.addEventListener('change', () => sheet.replaceSync(`lantern-width { --wide: ${query.matches ? 1 : 0} }`));
}
