// What the editor shows only when it is asked for. Fetched when the screen is idle too, so that it is there without a connection.
import { partOf } from '#components/lazy.tsx';
import { promptsPart } from '../prompts/essay-prompts.tsx';
import { pickerPart } from '../prompts/picker-part.ts';

export const conflictPart = partOf(async () => (await import('./on-demand/conflict-panel.tsx')).ConflictPanel);
export const refusalPart = partOf(async () => (await import('./on-demand/refusal-note.tsx')).RefusalNote);
export const settingsPart = partOf(async () => (await import('./on-demand/settings-fields.tsx')).SettingsFields);
export const modelPart = partOf(async () => (await import('../evaluation/evaluation-switch.tsx')).EvaluationSwitch);
export const briefPart = partOf(async () => (await import('./brief/brief-words.tsx')).BriefWords);
export const findPart = partOf(async () => (await import('./on-demand/find-bar.tsx')).FindBar);
export const focusPart = partOf(async () => (await import('./on-demand/focus-bar.tsx')).FocusBar);
export const suggestionsPart = partOf(async () => (await import('./checks/live-suggestions.tsx')).LiveSuggestions);
export const commentsPart = partOf(async () => (await import('../comments/editor-comments.tsx')).EditorComments);
export const dialogParts = {
  versions: partOf(async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog),
  log: partOf(async () => (await import('./log/log-dialog.tsx')).LogDialog),
};

const all = [
  suggestionsPart,
  findPart,
  focusPart,
  briefPart,
  settingsPart,
  promptsPart,
  pickerPart,
  modelPart,
  conflictPart,
  refusalPart,
  ...Object.values(dialogParts),
];

/** One after the other: the first of them that cannot be fetched ends it. */
export async function fetchParts() {
  for (const part of all) await part.load();
}
