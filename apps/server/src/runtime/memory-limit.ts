import { Problem } from '@lantern/contract/problem';

/** Bytes that pieces of work hold together. `take` answers `busy` where all would hold more than `max`; `free` gives back what one took. */
export function memoryLimit(max: number) {
  let held = 0;
  return () => {
    let taken = 0;
    return {
      take(bytes: number) {
        if (held + bytes > max) throw new Problem('busy', { retryAfter: 30 });
        taken += bytes;
        held += bytes;
      },
      free() {
        held -= taken;
        taken = 0;
      },
    };
  };
}
