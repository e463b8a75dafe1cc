import { partOf } from '#components/lazy.tsx';

export const wizardPart = partOf(async () => (await import('./wizard.tsx')).Wizard);
