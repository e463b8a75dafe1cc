import type { Cv } from '@lantern/contract/cv';
import { Trans } from '@lingui/react/macro';
import { useRecords } from '#api/records.ts';
import { useUser } from '#api/session.ts';
import { UnprintableNote } from '#components/unprintable-note.tsx';
import { useActivities } from '#features/activities/activities.api.ts';
import { education } from '#features/education/education.api.ts';

/** Names the signs of the whole record that the PDF lacks. Apart, because two lists come with it. */
export function CvSigns({ draft }: { draft: Cv }) {
  const { name } = useUser();
  const schools = useRecords(education).rows ?? [];
  const done = useActivities().rows ?? [];
  const text = [
    name,
    draft.summary,
    ...draft.languages.map((language) => language.name),
    ...draft.awards.flatMap((award) => [award.title, award.from, award.note]),
    ...schools.flatMap((school) => [
      school.schoolName,
      school.honors,
      ...school.subjects.map((subject) => subject.name),
    ]),
    ...done.flatMap((activity) => [activity.name, activity.title, activity.description, activity.outcome]),
  ].join('');
  return (
    <UnprintableNote text={text}>
      <Trans>The Word file keeps them.</Trans>
    </UnprintableNote>
  );
}
