import { isThere, paperState } from '@lantern/contract/checklists.papers';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaperRow } from '#components/paper-row.tsx';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { usePapers, useTicks } from '#features/checklists/checklists.api.ts';

type LoanDocument = { id: string; title: string; description: string; category: string; needs_collateral: boolean };

/** The papers that lenders ask for: ticked by the vault where a paper is there, kept otherwise. */
export function LoanPapers({ documents }: { documents: readonly LoanDocument[] }) {
  const { i18n } = useLingui();
  const ticks = useTicks();
  const vault = usePapers();
  const { papers } = vault;
  const asked = [vault, ticks];
  const rows = documents.map((document) => {
    const tick = ticks.get(`loan:${document.id}`);
    return { document, tick, state: paperState(document, tick, papers, null) };
  });
  const wanted = rows.filter(({ state }) => state.state !== 'not-needed');
  const there = i18n.number(wanted.filter(({ state }) => isThere(state)).length);
  const all = i18n.number(wanted.length);
  return (
    <section className="stack" aria-labelledby="loan-papers">
      <div className="head">
        <h3 id="loan-papers">
          <Trans>Papers for the loan</Trans>
        </h3>
        {areKnown(asked) && (
          <span className="small dim">
            <Trans>
              {there} of {all}
            </Trans>
          </span>
        )}
      </div>
      {!areKnown(asked) && <Unknown asked={asked} />}
      <ul className="rules closed">
        {(areKnown(asked) ? rows : []).map(({ document, tick, state }) => (
          <PaperRow
            key={document.id}
            title={document.title}
            description={document.description}
            state={state}
            papers={papers}
            tick={tick}
            onTick={(next) => ticks.put(`loan:${document.id}`, next)}
            canSkip={document.needs_collateral}
          />
        ))}
      </ul>
    </section>
  );
}
