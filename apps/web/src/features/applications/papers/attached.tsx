import { asksForPortfolio, attachedEssaysMax, attachedPapersMax } from '@lantern/contract/applications';
import type { VaultDocument } from '@lantern/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '#api/session.ts';
import { Remark } from '#components/badge.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, Select } from '#components/inputs.tsx';
import { vaultQuery } from '#features/documents/documents.api.ts';
import { essaysQuery } from '#features/essays/essays.api.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import styles from '../applications.module.css';

type Choice = { id: string; name: string };

/** Papers of the vault and the portfolio that belong to an application. */
export function AttachedPapers({ row }: { row: ApplicationRow }) {
  const { id: user } = useUser();
  const { data: vault } = useQuery(vaultQuery(user));
  const papers = vault?.documents.map(({ _id, name }) => ({ id: _id, name }));
  return (
    <>
      <div className="stack">
        <h3>
          <Trans>Attached to this application</Trans>
        </h3>
        <Chosen
          ids={row.papers}
          known={papers}
          href={() => '/documents'}
          gone={<Trans>A paper that is not in your vault any more</Trans>}
          onChange={(ids) => void changeApplication(row.id, { papers: ids })}
        />
        {papers && row.papers.length < attachedPapersMax && (
          <Attach
            label={<Trans>Attach a paper of your vault</Trans>}
            choices={papers.filter(({ id }) => !row.papers.includes(id))}
            none={<Trans>There is no other paper in your vault.</Trans>}
            onAttach={(id) => void changeApplication(row.id, { papers: [...row.papers, id] })}
          />
        )}
        <div>
          <ButtonLink look="bare" href="/documents">
            <Trans>Open my documents</Trans>
          </ButtonLink>
        </div>
      </div>
      <Portfolio row={row} documents={vault?.documents} />
    </>
  );
}

/** Essays that belong to an application. */
export function AttachedEssays({ row }: { row: ApplicationRow }) {
  const { id: user } = useUser();
  const { data: essays } = useQuery(essaysQuery(user));
  return (
    <div className="stack">
      <Chosen
        ids={row.essays}
        known={essays?.map(({ _id, title }) => ({ id: _id, name: title }))}
        href={(id) => `/essay/view/${id}`}
        gone={<Trans>An essay that you no longer have</Trans>}
        onChange={(ids) => void changeApplication(row.id, { essays: ids })}
      />
      {essays && row.essays.length < attachedEssaysMax && (
        <Attach
          label={<Trans>Attach an essay</Trans>}
          choices={essays
            .filter(({ _id }) => !row.essays.includes(_id))
            .map(({ _id, title }) => ({ id: _id, name: title }))}
          none={<Trans>There is no other essay.</Trans>}
          onAttach={(id) => void changeApplication(row.id, { essays: [...row.essays, id] })}
        />
      )}
    </div>
  );
}

type ChosenProps = {
  ids: readonly string[];
  /** undefined while nobody knows which there are */
  known: readonly Choice[] | undefined;
  href: (id: string) => string;
  gone: ReactNode;
  onChange: (ids: string[]) => void;
};

function Chosen({ ids, known, href, gone, onChange }: ChosenProps) {
  const { t } = useLingui();
  if (ids.length === 0)
    return (
      <p className="dim">
        <Trans>Nothing attached yet.</Trans>
      </p>
    );
  return (
    <ul className="rules closed">
      {ids.map((id) => {
        const name = known?.find((one) => one.id === id)?.name;
        return (
          <li key={id} className={styles.requirement}>
            {name !== undefined ? (
              <Link href={href(id)} className={styles.back} dir="auto">
                {name}
              </Link>
            ) : (
              <span className="dim">{known ? gone : <Trans>Its name is not on this device yet</Trans>}</span>
            )}
            <Button
              look="bare"
              icon
              aria-label={t`Take off: ${name ?? ''}`}
              onClick={() => onChange(ids.filter((one) => one !== id))}
            >
              <X />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type AttachProps = {
  label: ReactNode;
  choices: readonly Choice[];
  none: ReactNode;
  onAttach: (id: string) => void;
};

function Attach({ label, choices, none, onAttach }: AttachProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  if (choices.length === 0) return <p className="small dim">{none}</p>;
  return (
    <form
      className={styles.addLine}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onAttach(chosen);
        setChosen('');
      }}
    >
      <Field label={label}>
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t`Choose one`}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">
        <Trans>Attach</Trans>
      </Button>
    </form>
  );
}

/** Programmes of art and design ask for one: a PDF of up to 10 MB, which is what the vault takes. */
function Portfolio({ row, documents }: { row: ApplicationRow; documents: VaultDocument[] | undefined }) {
  const { t } = useLingui();
  const byWords = asksForPortfolio(row.program);
  const isNeeded = row.portfolio_needed ?? byWords;
  const paper = documents?.find(({ _id }) => _id === row.portfolio);
  // portfolios first
  const choices = documents?.toSorted(
    (a, b) => Number(b.category === 'Portfolio') - Number(a.category === 'Portfolio'),
  );
  return (
    <div className="stack">
      <h3>
        <Trans>Portfolio</Trans>
      </h3>
      <Checkbox
        checked={isNeeded}
        onChange={({ target }) => void changeApplication(row.id, { portfolio_needed: target.checked })}
      >
        <Trans>This programme asks for a portfolio</Trans>
      </Checkbox>
      {row.portfolio_needed === null && byWords && (
        <p className="small dim">
          <Trans>Art and design programmes need one. If this one does not, remove the mark.</Trans>
        </p>
      )}
      {isNeeded && (
        <>
          <p>
            {row.portfolio ? (
              <Remark tone="ok" icon={CircleCheck}>
                <Trans>Your portfolio: {paper?.name ?? t`a paper of your vault`}</Trans>
              </Remark>
            ) : (
              <Remark tone="bad" icon={CircleX}>
                <Trans>A portfolio is still missing: one PDF of up to 10 MB, from your vault.</Trans>
              </Remark>
            )}
          </p>
          {choices && choices.length > 0 && (
            <Field label={<Trans>Portfolio, as a PDF of your vault</Trans>}>
              <Select
                value={row.portfolio ?? ''}
                onChange={({ target }) => void changeApplication(row.id, { portfolio: target.value || null })}
              >
                <option value="">{t`None yet`}</option>
                {choices.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
    </div>
  );
}
