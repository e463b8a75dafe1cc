// Back closes what lies on top of the page before it leaves the page: dialogs, sheets and menus each stand for one step
// of the browser's history while they are open.
import { useEffect, useEffectEvent } from 'react';

type Layer = { close: () => void };

/** What lies open, the topmost last. The history should be as deep as this is long. */
const layers: Layer[] = [];
let isListening = false;
/** A step back was asked for and has not been taken yet: the browser takes it later, and from wherever it then is. */
let isGoingBack = false;

const depthNow = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

function goBack(steps: number) {
  isGoingBack = true;
  history.go(-steps);
}

/** Puts the steps into the history that what is open lacks. */
function deepen() {
  // a step put in while another is on its way out would be the one that goes
  if (isGoingBack) return;
  for (let depth = depthNow() + 1; depth <= layers.length; depth++)
    history.pushState({ ...history.state, layer: depth }, '');
}

/** Takes the steps out of the history that nothing stands for any more. */
function flatten() {
  const left = depthNow() - layers.length;
  if (!isGoingBack && left > 0) goBack(left);
}

function onPop() {
  if (isGoingBack) {
    isGoingBack = false;
    deepen();
  } else {
    const depth = depthNow();
    for (const layer of layers.splice(depth).reverse()) layer.close();
  }
  // also a step that was left behind by a link inside what was open
  flatten();
}

/**
 * Puts a step into the history that stands for something open; Back takes it out and calls `close`.
 * Answers how to take it out when it is closed in another way.
 */
export function openLayer(close: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', onPop);
  isListening = true;
  const layer = { close };
  layers.push(layer);
  deepen();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    // once the handlers that are at work now are done: what they navigate to is then known
    setTimeout(flatten, 0);
  };
}

/** For what is drawn while `open`: Back calls `onClose` instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
