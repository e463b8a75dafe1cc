import type { ApplicationStage } from '@lantern/contract/applications';
import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { toast } from '#components/toast.tsx';
import { stageWords } from '../application-words.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';

/** Moves an application to another stage, with a way back. */
export function moveTo({ id, stage: before }: ApplicationRow, stage: ApplicationStage, i18n: I18n): void {
  if (stage === before) return;
  void changeApplication(id, { stage });
  const word = i18n._(stageWords[stage]);
  toast({
    text: <Trans>Moved to {word}.</Trans>,
    action: { label: <Trans>Undo</Trans>, run: () => void changeApplication(id, { stage: before }) },
  });
}
