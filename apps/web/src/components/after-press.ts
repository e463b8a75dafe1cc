// What comes on leaving a field (its error, its number written out) moves what stands below it. The press that leaves the
// field may be on just that: a button that moves between press and release is not pressed. So it comes after the release.
let isDown = false;
const waiting: (() => void)[] = [];

function release() {
  isDown = false;
  // the click comes right after the release, in the same task
  setTimeout(() => {
    if (!isDown) for (const run of waiting.splice(0)) run();
  });
}

if (typeof document !== 'undefined') {
  // not pointerdown: a finger's comes and ends before the browser makes a press of it
  document.addEventListener(
    'mousedown',
    () => {
      isDown = true;
    },
    true,
  );
  for (const end of ['mouseup', 'dragend', 'contextmenu', 'keydown', 'pointercancel'])
    document.addEventListener(end, release, true);
}

/** The handler, put off until nothing is being pressed. */
export const afterPress =
  <Event>(handler: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    if (!handler) return;
    if (isDown) waiting.push(() => handler(event));
    else handler(event);
  };
