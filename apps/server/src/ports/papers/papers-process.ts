import { hasRoomForSpare, hasRoomForTwo } from '#runtime/machine-room.ts';
import { paperLane } from './paper-lane.ts';
import { paperProcesses } from './paper-spare.ts';
import type { PaperTask } from './paper-task.ts';
import { type Look, PaperError, type PaperSource, type Papers } from './papers.ts';

/** Of the processor: a busy machine is not the file's fault. */
const lookMs = 2_000;
const workMs = 45_000;
/** Of what a stranger asks for who has a link: what takes longer is no paper that people read on a screen. */
const sharedMs = { quick: 500, slow: 5_000 } as const;
/** How long a process without work stays. */
const idleMs = 60_000;

const blankLook: Look = {
  readable: false,
  encrypted: false,
  pages: null,
  content: null,
  active_content: [],
  gave_up: false,
  text: '',
  thumbnail: undefined,
};

const readSource = (source: PaperSource) => (source instanceof Uint8Array ? source : source());

/**
 * Papers that somebody waits to see do not stand behind copies that take half a minute, and neither behind what strangers
 * ask for who have a link: each kind has its own lane, and pages behind links have one more for those that take long. What
 * takes long is done by two processes where the machine has the room, never two for one person. Links alone, which people
 * open without any warning, keep a spare process ready, from the first page on.
 */
export function processPapers(): Papers {
  const processes = paperProcesses(idleMs);
  const slots = hasRoomForTwo() ? 2 : 1;
  const keepsSpare = hasRoomForSpare();
  const looks = paperLane({ processes, idleMs, slots: 1 });
  const copies = paperLane({ processes, idleMs, slots, isSlow: true });
  const shared = {
    quick: paperLane({ processes, idleMs, slots: 1, keepsSpare }),
    slow: paperLane({ processes, idleMs, slots, keepsSpare, isSlow: true }),
  };

  async function make<T>(task: () => Promise<PaperTask>, lane = copies, processorMs = workMs): Promise<T> {
    const { result, failure } = await lane.run(task, processorMs);
    if (failure) throw new PaperError(failure);
    return result as T;
  }

  return {
    async look(bytes) {
      const { seen, failure } = await looks.run(async () => ({ kind: 'look', bytes }), lookMs);
      const look = { ...blankLook, ...seen };
      if (failure === 'encrypted') return { ...look, encrypted: true };
      return { ...look, gave_up: look.gave_up || failure === 'too_slow' || failure === 'too_large' };
    },
    copy: (source) => make(async () => ({ kind: 'copy', bytes: await readSource(source), max: undefined })),
    async firstPages(source, max, pace = 'slow') {
      const task = async () => ({ kind: 'copy', bytes: await readSource(source), max }) as const;
      return (await make<{ bytes: Uint8Array }>(task, shared[pace], sharedMs[pace])).bytes;
    },
    picture: (source, page, pace = 'slow') =>
      make(async () => ({ kind: 'picture', bytes: await readSource(source), page }), shared[pace], sharedMs[pace]),
    merge: (papers) => make(async () => ({ kind: 'merge', papers })),
    shrink: (source, maxBytes) => make(async () => ({ kind: 'shrink', bytes: await readSource(source), maxBytes })),
    async stop() {
      // what is under way ends with its process
      processes.stop();
      await Promise.all([looks, copies, shared.quick, shared.slow].map((lane) => lane.stop()));
    },
  };
}
