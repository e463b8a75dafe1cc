// The engine and its words come when the first feedback is asked for.
import { partOf } from '#components/lazy.tsx';

export const feedbackPart = partOf(async () => (await import('./feedback-view.tsx')).FeedbackView);
export const summaryPart = partOf(async () => (await import('./summary-view.tsx')).SummaryView);
export const triesPart = partOf(async () => (await import('./tries-view.tsx')).TriesView);
