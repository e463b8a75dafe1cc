// Back closes what lies on top of the page before it leaves the page: dialogs, sheets and menus each stand for one step
// of the browser's history while they are open.
import { useEffect, useEffectEvent } from 'react';

type Layer = { depth: number; close: () => void };

const layers: Layer[] = [];
let isListening = false;

const depthNow = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

/** Runs once the handlers that are at work now are done: what they navigate to is then known. */
const afterHandlers = (work: () => void) => setTimeout(work, 0);

function onPop() {
  const depth = depthNow();
  const top = layers.at(-1);
  if (top && top.depth > depth) {
    // as deep as it is now: its own end has no step to take back any more
    layers.pop();
    top.close();
  } else if (depth > 0 && layers.length === 0) {
    // a step that was left behind by a link inside what was open
    history.back();
  }
}

/** Puts a step into the history; answers how to take it out again when the layer is closed in another way than by Back. */
function openLayer(close: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', onPop);
  isListening = true;
  const layer = { depth: (layers.at(-1)?.depth ?? 0) + 1, close };
  layers.push(layer);
  history.pushState({ ...history.state, layer: layer.depth }, '');
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    afterHandlers(() => {
      if (depthNow() === layer.depth && !layers.some(({ depth }) => depth === layer.depth)) history.back();
    });
  };
}

/** For what is drawn while `open`: Back calls `onClose` instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
