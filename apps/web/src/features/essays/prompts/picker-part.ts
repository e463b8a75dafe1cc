import { partOf } from '#components/later.tsx';

export const pickerPart = partOf(async () => (await import('./prompt-picker.tsx')).PromptPicker);
