import './components/tokens.css';
import './components/base.css';
import './components/parts.css';
import { createRoot } from 'react-dom/client';
import { startForms } from '#api/form-draft.ts';
import { startSession } from '#api/session.ts';
import { App } from '#shell/app.tsx';
import { startWords } from '#shell/language.ts';
import { startServiceWorker } from '#shell/service-worker.tsx';
import { startOutboxes } from '#shell/start-outboxes.ts';
import { followWidths } from '#shell/widths.ts';

async function start() {
  void startSession();
  startForms();
  followWidths();
  await startWords();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(<App />);
  startOutboxes();
}

if (document.readyState === 'complete') void startServiceWorker();
else window.addEventListener('load', () => void startServiceWorker());
// A function, since the bundler joins no files once a module waits at its top level.
void start();
