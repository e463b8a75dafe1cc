import { Trans, useLingui } from '@lingui/react/macro';

/** What a filter that is on costs: how many stay, of how many there would be without it. */
export function Stays({ now, without }: { now: number; without: number }) {
  const { i18n } = useLingui();
  const [stay, all] = [i18n.number(now), i18n.number(without)];
  return (
    <Trans>
      {stay} of {all} stay
    </Trans>
  );
}
