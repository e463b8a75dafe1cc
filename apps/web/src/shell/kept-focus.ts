// One rule for what takes the focus when the control that has it goes: a button that is pressed away, a form that closes, a
// row that leaves its list, a part that is hidden. Without it the focus falls to the page, and whoever uses a keyboard or a
// screen reader begins again at the top. Whoever knows better places the focus in the same moment: this waits for that.
//
// It goes to what had the focus before, if that was in what is left (the row behind a dialog); else to the next control in
// the smallest part that is left, or the one before; else to the heading of that part; else to the screen.

/** Milliseconds in which whatever took the control away may place the focus itself. */
const patience = 120;
/** How many places the focus had are remembered: what opened a dialog, and what opened that. */
const memory = 6;

/** An element, what it was in, and what stood before it (the nearest first): an element that is gone knows none of that. */
type Step = { element: Element; before: readonly Element[] };
type Trail = readonly Step[];

/** No fields: the focus in one would open the keyboard of a phone. */
const controls = 'a[href], button, summary, [tabindex="0"]';
const parts = 'dialog, article, section, form, fieldset, search, li, main';

const isShown = (element: Element) =>
  element.isConnected &&
  element.closest('[hidden]') === null &&
  // older browsers cannot tell
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled, [tabindex="-1"]') && isShown(element);

function trailOf(element: Element): Trail {
  const trail: Step[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const around: Element[] = [...(at.parentElement?.children ?? [])];
    trail.push({ element: at, before: around.slice(0, around.indexOf(at)).reverse() });
  }
  return trail;
}

/** The first control of these, or in them. */
function firstIn(elements: readonly Element[]): HTMLElement | undefined {
  for (const element of elements) {
    const all = [element, ...element.querySelectorAll(controls)];
    const found = all.filter((one) => one.matches(controls)).find(canTake);
    if (found) return found;
  }
  return undefined;
}

/** What is to take the focus of a control that is gone, by the place it had; nothing, if all around it is gone too. */
function heirOf(trail: Trail): HTMLElement | undefined {
  const [lost] = trail;
  if (lost && canTake(lost.element)) return lost.element;
  const left = trail.findIndex(({ element }) => isShown(element));
  const main = document.getElementById('main');
  for (const [at, step] of trail.entries()) {
    const inside = trail[at - 1];
    if (left < 1 || at < left || !inside) continue;
    // also what has come into its place
    const now = [...step.element.children];
    const before = inside.before.find((one) => one.parentElement === step.element);
    const place = before ? now.indexOf(before) + 1 : 0;
    const next = firstIn(now.slice(place)) ?? firstIn(now.slice(0, place).reverse());
    if (next) return next;
    const heading = step.element.matches(parts) ? step.element.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading && isShown(heading)) return heading;
    // the frame around the screen is no place to go on
    if (step.element === main) break;
  }
  return left >= 0 && main?.contains(trail[left]?.element ?? null) ? main : undefined;
}

function take(heir: HTMLElement) {
  if (!heir.matches(controls) && !heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  // where it is in sight already, nothing moves
  heir.focus({ preventScroll: true });
  heir.scrollIntoView?.({ block: 'nearest' });
}

/** Keeps the focus on the page from falling to its body. Answers how to stop. */
export function keepFocus(): () => void {
  /** Where the focus was, the last one first. */
  let trails: Trail[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || target === document.body) return;
    trails = [trailOf(target), ...trails.filter(([first]) => first?.element !== target)].slice(0, memory);
  };
  const isLost = () => {
    const [last] = trails[0] ?? [];
    const now = document.activeElement;
    return last !== undefined && (now === null || now === document.body) && !canTake(last.element);
  };
  const check = () => {
    timer = undefined;
    if (!isLost()) return;
    for (const trail of trails) {
      const heir = heirOf(trail);
      if (heir) return take(heir);
    }
  };
  // not put off by what changes meanwhile
  const watch = () => {
    if (trails.length > 0) timer ??= setTimeout(check, patience);
  };
  // a press beside all controls takes the focus away on purpose
  const forget = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(`${controls}, label, input, select, textarea`)) trails = [];
  };

  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled', 'class', 'open'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget);
  };
}
