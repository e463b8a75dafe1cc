import './components/tokens.css';
import './components/base.css';
import './components/parts.css';
import { createRoot } from 'react-dom/client';
import { startForms } from '#api/form-draft.ts';
import { startSession } from '#api/session.ts';
import { startActivityOutbox } from '#features/activities/start-outbox.ts';
import { startUploadOutbox } from '#features/documents/upload/start-outbox.ts';
import { startBrainstormOutbox } from '#features/essays/brainstorm/start-outbox.ts';
import { startDraftOutbox } from '#features/essays/drafts/start-outbox.ts';
import { App } from '#shell/app.tsx';
import { startWords } from '#shell/language.ts';
import { startServiceWorker } from '#shell/service-worker.tsx';

void startSession();
startForms();
await startWords();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(<App />);
startDraftOutbox();
startActivityOutbox();
startBrainstormOutbox();
startUploadOutbox();

if (document.readyState === 'complete') void startServiceWorker();
else window.addEventListener('load', () => void startServiceWorker());
