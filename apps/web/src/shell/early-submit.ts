/** Told to the document once React has the page: forms are React's from then on. */
export const takenOver = 'lantern-taken-over';

/**
 * A pre-rendered form that is sent before its code is there waits for it: sent by the browser itself it would leave the
 * page, with a password in what it sends.
 */
export function holdEarlySubmits() {
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
      if (button) button.ariaDisabled = null;
      if (form?.isConnected) form.requestSubmit();
    },
    { once: true },
  );
}
