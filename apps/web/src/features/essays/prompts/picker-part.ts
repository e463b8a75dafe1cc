import { partOf } from '#components/lazy.tsx';

export const pickerPart = partOf(async () => (await import('./prompt-picker.tsx')).PromptPicker);
