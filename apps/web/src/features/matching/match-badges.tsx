import type { MatchCard, MatchDetail } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowUpRight,
  BookMarked,
  CircleCheck,
  CircleHelp,
  CircleX,
  Database,
  ShieldCheck,
  Target,
} from 'lucide-react';
import { Badge, Remark } from '#components/badge.tsx';
import { labelWords } from './matching-words.ts';

const looks = {
  reach: { tone: 'warn', icon: ArrowUpRight },
  target: { tone: 'info', icon: Target },
  safety: { tone: 'ok', icon: ShieldCheck },
} as const;

export function LabelIcon({ label }: { label: NonNullable<MatchCard['matchType']> }) {
  const Icon = looks[label].icon;
  return <Icon className="s" aria-hidden="true" />;
}

/** Reach, target or safety; why there is none where there is none. */
export function MatchLabel({ match: { matchType, group } }: { match: Pick<MatchCard, 'matchType' | 'group'> }) {
  const { i18n } = useLingui();
  if (group === 'not-eligible')
    return (
      <Badge tone="bad" icon={CircleHelp}>
        <Trans>You do not meet their rules</Trans>
      </Badge>
    );
  return (
    <>
      {matchType && <Badge {...looks[matchType]}>{i18n._(labelWords[matchType])}</Badge>}
      {!matchType && (
        <Badge icon={CircleHelp}>
          <Trans>Not enough known</Trans>
        </Badge>
      )}
    </>
  );
}

/** Whether a gate is passed. */
export function GateBadge({
  gate: { state, estimate },
}: {
  gate: Pick<MatchDetail['gates'][number], 'state' | 'estimate'>;
}) {
  if (state === 'fail' && estimate)
    return (
      <Badge tone="warn" icon={CircleHelp}>
        <Trans>Probably not</Trans>
      </Badge>
    );
  if (state === 'pass' && estimate)
    return (
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Probably yes</Trans>
      </Badge>
    );
  if (state === 'pass')
    return (
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Pass</Trans>
      </Badge>
    );
  if (state === 'fail')
    return (
      <Badge tone="bad" icon={CircleX}>
        <Trans>Fail</Trans>
      </Badge>
    );
  return (
    <Badge icon={CircleHelp}>
      <Trans>Unknown</Trans>
    </Badge>
  );
}

/** What kind of entry it is: nothing is said of the curated core, which is what people expect. */
export function LayerRemark({ layer }: Pick<MatchCard, 'layer'>) {
  if (layer === 'directory')
    return (
      <Remark icon={BookMarked}>
        <Trans>We know only its name, place and some public numbers</Trans>
      </Remark>
    );
  if (layer === 'import')
    return (
      <Remark icon={Database}>
        <Trans>Added by the people who run this Lantern</Trans>
      </Remark>
    );
  return null;
}
