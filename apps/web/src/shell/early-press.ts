/** What a screen has of its own may be there at once or not: it does not count. */
const controls = 'main, :is(a, button):not(main *)';

/**
 * What is pressed in a frame that stands in the page before its code waits for it: React puts the same frame in its place,
 * with the same controls in the same order. The focus stays where it was. Links lead on by themselves.
 */
export function keepPresses(root: HTMLElement) {
  const placeOf = (target: EventTarget | null) =>
    target instanceof Element ? [...root.querySelectorAll(controls)].indexOf(target) : -1;
  let focused = -1;
  let pressed = -1;
  function note({ target }: Event) {
    focused = placeOf(target);
  }
  function hold(event: Event) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = placeOf(button);
  }
  root.addEventListener('focusin', note);
  root.addEventListener('click', hold);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('click', hold);
    const now = root.querySelectorAll<HTMLElement>(controls);
    if (document.activeElement === document.body) now[focused]?.focus({ preventScroll: true });
    now[pressed]?.click();
  }).observe(root, { childList: true });
}
