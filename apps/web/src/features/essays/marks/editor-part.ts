// Marks of the editor that answer: they come when the screen is idle, with the words of all rules.
import { partOf } from '#components/lazy.tsx';

export const editorMarks = partOf(async () => {
  const [{ EditorMarks, wordMarksBy }, { suggestionWords }] = await Promise.all([
    import('./editor-marks.tsx'),
    import('../evaluation/suggestion-parts.ts'),
  ]);
  wordMarksBy(suggestionWords);
  return EditorMarks;
});
