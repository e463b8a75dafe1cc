import { type Finance, type FinanceAnswer, financeAnswers } from '@lantern/contract/finance';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isBuilt } from '#api/built-screens.ts';
import { ButtonLink } from '#components/button.tsx';
import { Tabs } from '#components/tabs.tsx';
import styles from '../finance.module.css';
import { Lenders } from './lenders.tsx';

const answerWords: Record<FinanceAnswer, MessageDescriptor> = {
  'yes-loans': msg`Yes, loans`,
  'yes-scholarships': msg`Yes, scholarships`,
  'yes-both': msg`Yes, both`,
  no: msg`No`,
};

type OffersProps = { kept: Finance; save: (next: Finance) => void; country: string; today: string };
type OfferTab = 'loans' | 'scholarships';

/** The question of the specification, and what it orders: loans and scholarships. */
export function Offers({ kept, save, country, today }: OffersProps) {
  const { t, i18n } = useLingui();
  const [tab, setTab] = useState<OfferTab>();
  const first: OfferTab = kept.answer === 'yes-scholarships' ? 'scholarships' : 'loans';
  const loans = {
    name: 'loans',
    label: <Trans>Loans</Trans>,
    panel: <Lenders home={country} today={today} />,
  } as const;
  const scholarships = { name: 'scholarships', label: <Trans>Scholarships</Trans>, panel: <Scholarships /> } as const;
  return (
    <div className="stack">
      <fieldset>
        <legend>
          <Trans>Do you need financial support?</Trans>
        </legend>
        <div className={styles.answers}>
          {financeAnswers.map((answer) => (
            <label key={answer}>
              <input
                type="radio"
                name="finance-answer"
                checked={kept.answer === answer}
                onChange={() => {
                  save({ ...kept, answer });
                  setTab(undefined);
                }}
              />
              {i18n._(answerWords[answer])}
            </label>
          ))}
        </div>
      </fieldset>
      {kept.answer === null ? (
        <p className="dim">
          <Trans>Answer the question to see what fits.</Trans>
        </p>
      ) : (
        <Tabs
          label={t`Loans and scholarships`}
          tabs={first === 'loans' ? [loans, scholarships] : [scholarships, loans]}
          current={tab ?? first}
          onChange={setTab}
        />
      )}
    </div>
  );
}

function Scholarships() {
  return (
    <div className="stack">
      <p className="read">
        <Trans>You find scholarships in ScholarshipArc, with their deadlines and who can apply.</Trans>
      </p>
      {isBuilt('/scholarshiparc') && (
        <div>
          <ButtonLink href="/scholarshiparc">
            <Trans>Open ScholarshipArc</Trans>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
