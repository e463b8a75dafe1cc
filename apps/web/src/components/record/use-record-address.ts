import { useLocation, useSearch } from 'wouter';

/** Marks the steps of the history that a dialog of ours put there. */
const opened = { state: { opened: true } };
let isClosing = false;

/** Takes that step out again: a list that stood there twice would make one press of Back do nothing. */
function stepBack() {
  if (isClosing) return;
  isClosing = true;
  const done = () => {
    isClosing = false;
  };
  window.addEventListener('popstate', done, { once: true });
  history.back();
}

/**
 * The open dialog of a list stands in the address (`?add`, `?edit=id`), so that a reload shows it again and other screens
 * can link to it. `back` is where closing it leads, if not to the list.
 */
export function useRecordAddress(screen: string, back = screen) {
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  return {
    isAdding: search.has('add'),
    editing: search.get('edit') ?? undefined,
    add: () => go(`${screen}?add=1`, opened),
    edit: (id: string) => go(`${screen}?edit=${id}`, opened),
    close: () => (back === screen && history.state?.opened ? stepBack() : go(back, { replace: true })),
  };
}
