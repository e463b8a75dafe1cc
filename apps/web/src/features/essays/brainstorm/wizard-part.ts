import { partOf } from '#components/later.tsx';

export const wizardPart = partOf(async () => (await import('./wizard.tsx')).Wizard);
