import { type RefObject, useEffect, useState } from 'react';

const key = 'lantern.focus-mode';

/** Everything beside the editor, up to the page's main part: the navigation, the bars. */
function outsideOf(root: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = root; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other !== inner && other instanceof HTMLElement && !other.inert) outside.push(other);
    }
    if (inner.id === 'main') break;
  }
  return outside;
}

/**
 * Quiet writing over the whole window, kept for the next essay too. `allowed` is false while something needs the
 * writer's eye. Esc leaves.
 */
export function useFocusMode(root: RefObject<HTMLElement | null>, allowed: boolean) {
  const [wanted, setWanted] = useState(() => localStorage.getItem(key) === 'yes');
  const on = wanted && allowed;

  function set(next: boolean) {
    if (next) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
    setWanted(next);
  }

  useEffect(() => {
    const box = root.current;
    if (!on || !box) return;
    const outside = outsideOf(box);
    for (const each of outside) each.inert = true;
    const page = document.documentElement;
    page.style.overflow = 'hidden';

    // The keyboard of a phone covers the window without making it smaller: only the visual viewport knows the visible
    // part.
    const seen = window.visualViewport;
    const fit = () => {
      box.style.setProperty('--seen', `${seen?.height ?? window.innerHeight}px`);
      box.style.setProperty('--seen-from', `${seen?.offsetTop ?? 0}px`);
    };
    fit();
    seen?.addEventListener('resize', fit);
    seen?.addEventListener('scroll', fit);
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      localStorage.removeItem(key);
      setWanted(false);
    };
    document.addEventListener('keydown', leave);
    return () => {
      for (const each of outside) each.inert = false;
      page.style.overflow = '';
      seen?.removeEventListener('resize', fit);
      seen?.removeEventListener('scroll', fit);
      document.removeEventListener('keydown', leave);
    };
  }, [on, root]);

  return { on, set };
}
