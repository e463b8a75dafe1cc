import type { searchFilters } from '@lantern/contract/scholarships';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import type { SearchTexts } from './search-address.ts';

type Filter = (typeof searchFilters)[number];

const filterWords: Record<Filter, MessageDescriptor> = {
  country: msg`Target country`,
  level: msg`Degree level`,
  field: msg`Field of study`,
  q: msg`Name or condition`,
  citizenship: msg`Your citizenship`,
  coverage: msg`Covers`,
  deadline: msg`Deadline`,
  fee_waiver: msg`Application fees`,
};

type NothingFoundProps = {
  relaxed: { filter: Filter; found: number }[];
  texts: SearchTexts;
  onChange: (texts: SearchTexts) => void;
};

/** Nothing fits: which filter costs the most, and a press that drops it. */
export function NothingFound({ relaxed, texts, onChange }: NothingFoundProps) {
  const { i18n } = useLingui();
  const droppable = relaxed.map((one) => ({ ...one, without: { ...texts, [one.filter]: '' } }));
  return (
    <EmptyState
      title={<Trans>We know no scholarship like this</Trans>}
      action={
        <div className="row wrap">
          {droppable.map(({ filter, found, without }) => (
            <Button key={filter} onClick={() => onChange(without)}>
              <Trans>
                Without “{i18n._(filterWords[filter])}”: {i18n.number(found)}
              </Trans>
            </Button>
          ))}
        </div>
      }
    >
      <Trans>
        There may be some that are not in our list. Ask at the university and at your ministry of education.
      </Trans>
    </EmptyState>
  );
}
