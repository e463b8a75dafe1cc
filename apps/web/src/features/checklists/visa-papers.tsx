import type { VisaPack } from '@lantern/contract/checklists';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PaperRow } from '#components/paper-row.tsx';
import { isThere, type PaperState, paperState } from '#components/paper-state.ts';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { type Holder, needOf } from '#components/wanted-papers.ts';
import { type Ticks, usePapers } from './checklists.api.ts';
import styles from './checklists.module.css';
import { Section } from './section.tsx';

const issuerWords: Record<string, MessageDescriptor> = {
  you: msg`You write it yourself`,
  university: msg`From the university`,
  bank: msg`From your bank`,
  government: msg`From a public office`,
  embassy: msg`At the embassy or visa centre`,
  test: msg`From the test provider`,
  clinic: msg`From a clinic`,
  insurer: msg`From an insurer`,
  photographer: msg`From a photographer`,
};

type VisaPapersProps = { pack: VisaPack; holder: Holder; intake: string | null; ticks: Ticks };

/** The papers of a visa: from the vault where they are there, completed over total, ready when all are. */
export function VisaPapers({ pack, holder, intake, ticks }: VisaPapersProps) {
  const { i18n } = useLingui();
  const vault = usePapers();
  const { papers } = vault;
  const asked = [vault, ticks];
  const rows = pack.items.map((item) => {
    const key = `visa:${pack.country}:item:${item.id}`;
    const tick = ticks.get(key);
    const need = needOf(item, holder);
    const state: PaperState = need === 'not-needed' ? { state: 'not-needed' } : paperState(item, tick, papers, intake);
    return { item, key, tick, need, state };
  });
  // an optional paper holds nothing back
  const wanted = rows.filter(({ need, state }) => state.state !== 'not-needed' && need !== 'optional');
  const there = wanted.filter(({ state }) => isThere(state)).length;
  const share = wanted.length === 0 ? 0 : there / wanted.length;
  if (!areKnown(asked))
    return (
      <Section id="visa-papers" title={<Trans>Papers</Trans>}>
        <Unknown asked={asked} />
      </Section>
    );
  return (
    <Section
      id="visa-papers"
      title={<Trans>Papers</Trans>}
      beside={
        <span className="small dim">
          <Trans>
            {i18n.number(there)} of {i18n.number(wanted.length)} complete
          </Trans>
        </span>
      }
    >
      <svg className="bar" role="img" aria-label={i18n.number(share, { style: 'percent' })}>
        <rect className="v" width={`${share * 100}%`} height="100%" />
      </svg>
      <p className={styles.ready} role="status">
        {share === 1 && <Trans>Ready to Apply!</Trans>}
      </p>
      <ul className="rules closed">
        {rows.map(({ item, key, tick, need, state }) => (
          <PaperRow
            key={item.id}
            title={item.title}
            description={item.description}
            more={
              <>
                {i18n._(issuerWords[item.issuer] ?? msg`From a public office`)} ·{' '}
                <Plural value={item.weeks} one="allow # week" other="allow # weeks" />
                {need === 'optional' && (
                  <>
                    {' · '}
                    <Trans>optional</Trans>
                  </>
                )}
                {need === 'check' && (
                  <>
                    {' · '}
                    <Trans>only for some: look at the official page</Trans>
                  </>
                )}
              </>
            }
            state={state}
            papers={papers}
            tick={tick}
            onTick={(next) => ticks.put(key, next)}
            canSkip={need === 'check' || need === 'optional'}
          />
        ))}
      </ul>
    </Section>
  );
}
