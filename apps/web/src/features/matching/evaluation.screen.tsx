import { choicesSchema } from '@lantern/contract/matching';
import { matchLevels } from '@lantern/contract/matching.filters';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';
import { explain } from '#api/problem-words.ts';
import { offerStudyWishes, useStudyWishes } from '#api/study-wishes.ts';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { listed } from '#components/listed.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { EvaluationResult } from './evaluation-result.tsx';
import { FindUniversity } from './find-university.tsx';
import { type EvaluationWishes, evaluationQuery, startQuery } from './matching.api.ts';
import styles from './matching.module.css';
import { byName, fieldName, levelWords, regionName } from './matching-words.ts';

const evaluationPath = ({ university, level, field }: EvaluationWishes) =>
  `/profile-evaluation?${new URLSearchParams({ university, ...(level && { level }), ...(field && { field }) })}`;

/** The record against one university, by the engine of UniPair. */
export function Screen() {
  const [, go] = useLocation();
  const said = new URLSearchParams(useSearch());
  const wishes: EvaluationWishes = {
    university: (said.get('university') ?? '').slice(0, 200),
    level: matchLevels.find((level) => level === said.get('level')) ?? '',
    field: (said.get('field') ?? '').slice(0, 80),
  };
  // what was said on another screen is not asked again
  const elsewhere = useStudyWishes();
  const ask = (part: Partial<EvaluationWishes>) => go(evaluationPath({ ...wishes, ...part }));
  function choose(part: Pick<EvaluationWishes, 'level'> | Pick<EvaluationWishes, 'field'>) {
    void offerStudyWishes(part);
    ask(part);
  }
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Profile evaluation</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {wishes.university === '' ? (
        <FindUniversity
          onChoose={(university) =>
            ask({ level: elsewhere?.level || wishes.level, field: elsewhere?.field || wishes.field, university })
          }
        />
      ) : (
        <>
          <div className={styles.order}>
            <Choices wishes={wishes} onChoose={choose} />
            <Button onClick={() => ask({ university: '' })}>
              <Trans>Another university</Trans>
            </Button>
          </div>
          <Evaluated wishes={wishes} onAsk={ask} />
        </>
      )}
    </div>
  );
}

type PartProps = { wishes: EvaluationWishes; onAsk: (part: Partial<EvaluationWishes>) => void };
type ChoicesProps = {
  wishes: EvaluationWishes;
  onChoose: (part: Pick<EvaluationWishes, 'level'> | Pick<EvaluationWishes, 'field'>) => void;
};

/** Level and field. A level that is not chosen is the one that their schools lead to, a field the one that suits best. */
function Choices({ wishes, onChoose }: ChoicesProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(startQuery(''));
  return (
    <>
      <Field label={<Trans>Program level</Trans>}>
        <Select
          value={wishes.level}
          onChange={({ target }) => onChoose({ level: target.value as EvaluationWishes['level'] })}
        >
          <option value="">
            <Trans>From your record</Trans>
          </option>
          {matchLevels.map((level) => (
            <option key={level} value={level}>
              {i18n._(levelWords[level])}
            </option>
          ))}
        </Select>
      </Field>
      {data && (
        <Field label={<Trans>Field of study</Trans>}>
          <Select value={wishes.field} onChange={({ target }) => onChoose({ field: target.value })}>
            <option value="">
              <Trans>Any</Trans>
            </option>
            {byName(data.fields, (code) => fieldName(code, i18n), i18n).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

function Evaluated({ wishes, onAsk }: PartProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, isPlaceholderData, dataUpdatedAt } = useQuery({
    ...evaluationQuery(wishes),
    // another level of the same university; never another university
    placeholderData: (before, query) =>
      query?.queryKey[2] === wishes.university ? keepPreviousData(before) : undefined,
  });
  if (data)
    return (
      <EvaluationResult
        evaluation={data}
        at={dataUpdatedAt}
        copy={error !== null}
        busy={isPlaceholderData}
        onSaved={() => void refetch()}
      />
    );
  if (!error) return <Skeleton />;
  const ambiguous = error instanceof Problem && error.code === 'ambiguous_name';
  const choices = ambiguous ? z.safeParse(choicesSchema, error.extra).data?.choices : undefined;
  return (
    <ErrorBlock
      title={<Trans>We could not evaluate your profile.</Trans>}
      {...(!ambiguous && { onRetry: () => void refetch() })}
      busy={isFetching}
      action={choices?.map(({ id, name, city, country }) => (
        <Button key={id} onClick={() => onAsk({ university: id })}>
          {listed([name, city, regionName(country, i18n)], i18n)}
        </Button>
      ))}
    >
      {explain(error, i18n)}
    </ErrorBlock>
  );
}
