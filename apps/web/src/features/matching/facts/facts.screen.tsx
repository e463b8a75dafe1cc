import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { WaitingList } from '#components/waiting-list.tsx';
import { reportedQuery } from './facts.api.ts';
import { ReportedFactCard } from './reported-fact.tsx';

/** For administrators: facts that students say are wrong, the longest waiting first. */
export function Screen() {
  const asked = useQuery(reportedQuery);
  return (
    <WaitingList
      asked={asked}
      title={<Trans>Reported facts</Trans>}
      about={
        <Trans>
          Open the source, then write the fact as it stands there with the day you read it, or say that it is right.
        </Trans>
      }
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
