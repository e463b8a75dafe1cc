import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { About } from '#components/about.tsx';
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
      about={<About />}
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
