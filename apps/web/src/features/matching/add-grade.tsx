// The invitation where a grade is missing: the same words and the same way on every screen.
import type { JudgedBy } from '@lantern/contract/matching.results';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { ButtonLink } from '#components/button.tsx';

type AddGradeProps = {
  judged: Pick<JudgedBy, 'grade' | 'school'>;
  /** stands among other buttons */
  button?: boolean;
};

/** The form with grade and certificate: of the school in the record that the level is entered with, else of a new one. */
export const schoolForm = ({ school }: Pick<JudgedBy, 'school'>): string =>
  school ? `/education?edit=${school}` : '/education?add=1';

/** Nothing where the answer was judged by a grade. */
export function AddGrade({ judged, button = false }: AddGradeProps) {
  if (judged.grade) return null;
  const href = schoolForm(judged);
  if (button)
    return (
      <ButtonLink href={href}>
        <Plus />
        <Trans>Add your grade</Trans>
      </ButtonLink>
    );
  return (
    <Link href={href}>
      <Trans>Add your grade</Trans>
    </Link>
  );
}
