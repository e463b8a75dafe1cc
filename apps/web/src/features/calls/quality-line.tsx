import { Trans, useLingui } from '@lingui/react/macro';
import { SignalHigh, SignalLow, SignalMedium, SignalZero } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import type { Quality } from './quality.ts';

/** How the network carries the call, in words, with what was measured. */
export function QualityLine({ quality: { level, loss, roundTrip }, picture }: { quality: Quality; picture: boolean }) {
  const { i18n } = useLingui();
  const lost = i18n.number(loss / 100, { style: 'percent' });
  const way = roundTrip === undefined ? undefined : i18n.number(roundTrip);
  return (
    <div>
      {level === 'good' && (
        <Remark tone="ok" icon={SignalHigh}>
          <Trans>Connection: good</Trans>
        </Remark>
      )}
      {level === 'fair' && (
        <Remark tone="warn" icon={SignalMedium}>
          <Trans>Connection: fair. Words may come late.</Trans>
        </Remark>
      )}
      {level === 'weak' && (
        <Remark tone="bad" icon={SignalLow}>
          {picture ? (
            <Trans>Connection: weak. Switch your picture off.</Trans>
          ) : (
            <Trans>Connection: weak. Words may be lost.</Trans>
          )}
        </Remark>
      )}
      {level === 'silent' && (
        <Remark tone="bad" icon={SignalZero}>
          <Trans>Connection: nothing arrives now.</Trans>
        </Remark>
      )}
      <p className="small dim">
        <Trans>Lost on the way: {lost}</Trans>
        {way !== undefined && (
          <>
            {' · '}
            <Trans>There and back: {way} ms</Trans>
          </>
        )}
      </p>
    </div>
  );
}
