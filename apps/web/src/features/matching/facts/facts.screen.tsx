import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { WaitingList } from '#components/waiting-list.tsx';
import { reportedQuery } from './facts.api.ts';
import { ReportedFactCard } from './reported-fact.tsx';

export const about = msg`Open the source, then write the fact as it stands there with the day you read it, or say that it is right.`;

/** For administrators: facts that students say are wrong, the longest waiting first. */
export function Screen() {
  const { i18n } = useLingui();
  const asked = useQuery(reportedQuery);
  return (
    <WaitingList
      asked={asked}
      title={<Trans>Reported facts</Trans>}
      about={i18n._(about)}
      none={<Trans>What students report as wrong appears here.</Trans>}
      count={(waiting) => <Plural value={waiting} one="# fact waits" other="# facts wait" />}
    >
      {({ facts }) =>
        facts.map((reported) => (
          <ReportedFactCard key={`${reported.fact._id} ${reported.revision}`} reported={reported} />
        ))
      }
    </WaitingList>
  );
}
