/** Told to the document once React has the page: forms are React's from then on. */
export const takenOver = 'lantern-taken-over';

/**
 * What is done on a pre-rendered page before its code is there is done once it is: a form that is sent, which the browser
 * itself would send away from the page, with a password in it; and the last entry of a menu that was chosen.
 */
export function holdEarlyActions() {
  let chosen: HTMLElement | null = null;
  function note({ target }: Event) {
    if (target instanceof Element) chosen = target.closest<HTMLElement>('[role^="menuitem"]') ?? chosen;
  }
  document.addEventListener('click', note, true);
  let form: HTMLFormElement | undefined;
  let button: HTMLElement | null = null;
  function hold(event: SubmitEvent) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLFormElement) form = event.target;
    button = event.submitter;
    if (button) button.ariaDisabled = 'true';
  }
  document.addEventListener('submit', hold, true);
  document.addEventListener(
    takenOver,
    () => {
      document.removeEventListener('submit', hold, true);
      document.removeEventListener('click', note, true);
      if (chosen?.isConnected) chosen.click();
      if (button) button.ariaDisabled = null;
      if (form?.isConnected) form.requestSubmit();
    },
    { once: true },
  );
}
