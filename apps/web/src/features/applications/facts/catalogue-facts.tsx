import { todayIn } from '@lantern/abroad/days';
import type { ApplyingFact } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { formatDay } from '#components/dates.ts';
import { Addition } from '#components/lazy.tsx';
import { FactValue, WorldFactView } from '#components/world-fact.tsx';
import { factAtHome } from '#features/finance/at-home.api.ts';
import type { ApplicationRow } from '../applications.api.ts';
import styles from '../applications.module.css';
import { readerZone } from '../moments.ts';
import { isTestFact } from '../papers/tests-needed.ts';
import { factWords, gradeScaleWords, ScopeWords, WindowWords } from './fact-words.tsx';

type CatalogueFactsProps = { row: ApplicationRow; facts: readonly ApplyingFact[]; website: string | null };

/** What the university publishes, as the catalogue knows it, each with its source; tests stand in a list of their own. */
export function CatalogueFacts({ row, facts, website }: CatalogueFactsProps) {
  const { i18n } = useLingui();
  const today = todayIn(readerZone(), new Date());
  const mine = facts.filter(
    (fact) =>
      !isTestFact(fact) &&
      fact.state !== 'unknown' &&
      (fact.level === null || row.level === null || fact.level === row.level),
  );
  return (
    <div className="stack">
      {website && (
        <p>
          <a href={website} target="_blank" rel="noreferrer" className="small">
            <Trans>Its website</Trans> <ExternalLink className="s" aria-hidden="true" />
            <span className="vh">
              <Trans>(opens a new tab)</Trans>
            </span>
          </a>
        </p>
      )}
      {mine.length === 0 && (
        <p className="dim">
          <Trans>We have not checked how to apply there. Look at its website.</Trans>
        </p>
      )}
      <div className={styles.published}>
        {mine.map((fact) => {
          const word = factWords[fact.key];
          return (
            <WorldFactView
              key={[fact.key, fact.level, fact.field, fact.residency, fact.about, fact.period].join()}
              fact={fact}
              today={today}
              label={
                <>
                  {word && i18n._(word)} · <ScopeWords fact={{ ...fact, about: '' }} />
                  {fact.period && (
                    <>
                      {' · '}
                      <Trans>for {fact.period}</Trans>
                    </>
                  )}
                </>
              }
              value={<Said fact={fact} />}
              beside={fact.currency && <Addition part={factAtHome} props={{ fact }} />}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The figure or the words of a fact, where the shared view has none of its own for its kind. */
function Said({ fact }: { fact: ApplyingFact }) {
  const { i18n } = useLingui();
  const { window, key, value, state, unit } = fact;
  if (state === 'none') return <Trans>None</Trans>;
  if (window) return <WindowWords window={window} />;
  if (key === 'application_deadline' && typeof value === 'string') return formatDay(value, i18n);
  const scale = key === 'min_grade' && unit ? gradeScaleWords[unit] : undefined;
  if (!scale) return <FactValue fact={fact} />;
  return (
    <>
      <FactValue fact={fact} /> <span className="small dim">{i18n._(scale)}</span>
    </>
  );
}
