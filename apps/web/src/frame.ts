// Runs in the app's page right after its root, before the first paint: who was signed in last sees the frame and
// the heading of the asked-for screen at once. The build puts it there, with the frames (build/app-page.ts). React
// renders the same and takes its place in one step (main.tsx).
import type { Role } from '@lantern/contract/access';
import { onlyServerKnows, userKey } from '#api/user-key.ts';
import { collapsedKey } from '#shell/collapsed-key.ts';
import { currentAt } from '#shell/current-at.ts';
import { keepPresses } from '#shell/early-press.ts';
import { isPath } from '#shell/is-path.ts';

/** Told by the build, in the page. */
export type FramedScreen = {
  paths: string[];
  roles: string[];
  /** One for each hour of the day where they differ; missing where only an answer tells it. */
  heading?: string | string[];
  /** What stands below it. */
  about?: string;
};

function remembered(): { role: Role; guest: boolean } | null {
  try {
    return onlyServerKnows() ? null : JSON.parse(localStorage.getItem(userKey) ?? 'null');
  } catch {
    // what cannot be read is nothing; a browser may refuse its storage
    return null;
  }
}

/** Where the reader is, and how they have left the side navigation. */
function mark(frame: DocumentFragment, address: string) {
  for (const link of frame.querySelectorAll(':is(li, nav) > a')) {
    const current = currentAt(link.getAttribute('href') ?? '', address);
    if (current) link.setAttribute('aria-current', current);
  }
  if (localStorage.getItem(collapsedKey) !== 'yes') return;
  frame.firstElementChild?.setAttribute('data-collapsed', 'true');
  frame.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', 'false');
}

function showFrame(root: HTMLElement, screens: readonly FramedScreen[]) {
  const user = remembered();
  const address = location.pathname;
  const screen = screens.find(({ paths }) => paths.some((path) => isPath(path, address)));
  const template = document.getElementById(`frame-${user?.role}`);
  if (!user || !screen?.roles.includes(user.role) || !(template instanceof HTMLTemplateElement)) return;
  const frame = document.importNode(template.content, true);
  const { heading, about } = screen;
  const said = typeof heading === 'object' ? heading[new Date().getHours()] : heading;
  const title = frame.querySelector('h1');
  const below = frame.querySelector('h1 + p');
  if (said === undefined) title?.remove();
  else title?.append(said);
  if (about === undefined) below?.remove();
  else below?.append(about);
  // above every screen of a guest stands a note
  if (user.guest) frame.querySelector('main')?.replaceChildren();
  const [own = address] = screen.paths;
  mark(frame, isPath(own, address) ? address : own);
  root.dataset.frame = '';
  root.append(frame);
  keepPresses(root);
}

const root = document.getElementById('root');
const told = document.getElementById('framed')?.textContent;
// in another language than the page's the words are on their way
const isReadable = !('anew' in document.documentElement.dataset);
if (root && told && isReadable) showFrame(root, JSON.parse(told));
