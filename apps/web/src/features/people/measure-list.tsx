import type { Measure } from '@lantern/contract/people';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatBefore } from '#components/dates.ts';
import { measureWords } from './people-words.ts';

/** What was decided about an account: what, when, by whom and why. */
export function MeasureList({ measures }: { measures: readonly Measure[] }) {
  const { t, i18n } = useLingui();
  return (
    <section className="stack" aria-labelledby="measures">
      <h2 id="measures">
        <Trans>What was decided</Trans>
      </h2>
      {measures.length === 0 && (
        <p className="dim">
          <Trans>Nothing so far.</Trans>
        </p>
      )}
      <ul className="rules">
        {measures.map(({ _id, kind, words, by, at }) => (
          <li key={_id}>
            <b>{i18n._(measureWords[kind])}</b>
            <p dir="auto">{words}</p>
            <p className="small dim">
              <bdi>{by ?? t`an administrator whose account is gone`}</bdi>
              {' · '}
              {formatBefore(new Date(at), new Date(), i18n)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
