import type { ChatReport, Decision } from '@lantern/contract/chat.reports';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { reasonWords } from '#components/contacts/report-reasons.ts';
import { formatBefore } from '#components/dates.ts';
import { Taken } from '#components/taken.tsx';
import { WaitingList } from '#components/waiting-list.tsx';
import { ReasonDialog } from '#features/people/reason-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { DecidedReports } from './decided-reports.tsx';
import { Evidence } from './evidence.tsx';
import { decide, reportsQuery, take } from './reports.api.ts';

/** For administrators: conversations that somebody reported, the longest waiting first. */
export function Screen() {
  const asked = useQuery(reportsQuery);
  return (
    <div className="stack">
      <WaitingList
        asked={asked}
        title={<Trans>Reported conversations</Trans>}
        about={<About />}
        none={<Trans>What students and mentors report appears here.</Trans>}
        count={(waiting) => <Plural value={waiting} one="# report waits" other="# reports wait" />}
      >
        {({ reports }) => reports.map((report) => <ReportCard key={report._id} report={report} />)}
      </WaitingList>
      <DecidedReports />
    </div>
  );
}

function ReportCard({ report }: { report: ChatReport }) {
  const { t, i18n } = useLingui();
  const { _id: id, reason, words, by, student_name, created_at } = report;
  const [asks, setAsks] = useState<Decision>();
  const mentor = report.mentor_name ?? t`a mentor who has left`;
  const reporter = by === 'student' ? student_name : mentor;
  const at = formatBefore(new Date(created_at), new Date(), i18n);
  const reported =
    by === 'mentor'
      ? { id: report.student_id, name: student_name }
      : report.mentor_id && { id: report.mentor_id, name: mentor };
  return (
    <li className="card stack">
      <div>
        <h2>{i18n._(reasonWords[reason])}</h2>
        <p>
          <Trans>
            <bdi>{student_name}</bdi> and their mentor <bdi>{mentor}</bdi>
          </Trans>
        </p>
        <p className="small dim">
          <Trans>
            reported by <bdi>{reporter}</bdi>, {at}
          </Trans>
        </p>
      </div>
      {words && <p dir="auto">{words}</p>}
      <Evidence report={report} />
      <Taken taken={report.taken} onTake={(isTaken) => take(id, isTaken)} />
      <div className="row wrap">
        {reported && (
          <Button look="danger" onClick={() => setAsks('suspended')}>
            <span>
              <Trans>
                Stop the account of <bdi>{reported.name}</bdi>
              </Trans>
            </span>
          </Button>
        )}
        <Button look="danger" onClick={() => setAsks('ended')}>
          <Trans>End the conversation</Trans>
        </Button>
        <Button onClick={() => setAsks('kept')}>
          <Trans>Let it go on</Trans>
        </Button>
      </div>
      {asks === 'suspended' && reported && (
        <ReasonDialog
          decision="suspend"
          person={reported}
          after={(done) => decide(id, 'suspended', done)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks && asks !== 'suspended' && <DecideDialog id={id} decision={asks} onClose={() => setAsks(undefined)} />}
    </li>
  );
}
