import { pairOf } from '@lantern/contract/education';
import { Trans, useLingui } from '@lingui/react/macro';

type EarlierExamProps = {
  fields: {
    curriculum: string;
    qualification: string;
    earlierBoard: string;
    earlierYear: number | null;
    earlierGrade: number | null;
    earlierBest: number | null;
  };
};

/** The first of two examinations, as SSC before HSC: its grade, year and board. */
export function EarlierExam({ fields }: EarlierExamProps) {
  const { i18n } = useLingui();
  const { earlierBoard, earlierYear, earlierGrade, earlierBest } = fields;
  const name = pairOf(fields)?.first;
  const isKnown = earlierBoard || earlierYear || earlierGrade !== null;
  if (!name || !isKnown) return null;
  const [grade, best] = [earlierGrade, earlierBest].map((value) => value !== null && i18n.number(value));
  return (
    <p className="small num">
      <bdi>{name}</bdi>
      {grade && best && (
        <>
          {' '}
          <Trans>
            <b>{grade}</b> of {best}
          </Trans>
        </>
      )}
      {earlierYear !== null && ` · ${earlierYear}`}
      {earlierBoard && (
        <>
          {' · '}
          <bdi>{earlierBoard}</bdi>
        </>
      )}
    </p>
  );
}
