import { type ChatReport, decideChatReport, listChatReports } from '@lantern/contract/chat.reports';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { evidenceWords, reasonWords } from '#components/contacts/report-reasons.ts';
import { formatBefore } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { WaitingList } from '#components/waiting-list.tsx';

/** Not kept on the device: the words are other people's. */
const reportsQuery = queryOptions({
  queryKey: ['chat', 'reports'],
  queryFn: ({ signal }) => call(listChatReports, {}, { signal }),
  persister: undefined,
  staleTime: 0,
});

/** For administrators: conversations that somebody reported, the longest waiting first. */
export function Screen() {
  const { i18n } = useLingui();
  const asked = useQuery(reportsQuery);
  return (
    <WaitingList
      asked={asked}
      title={<Trans>Reported conversations</Trans>}
      about={<About />}
      none={<Trans>What students and mentors report appears here.</Trans>}
      count={(waiting) => <Plural value={waiting} one="# report waits" other="# reports wait" />}
    >
      {({ reports }) => reports.map((report) => <ReportCard key={report._id} report={report} />)}
    </WaitingList>
  );
}

function ReportCard({ report }: { report: ChatReport }) {
  const { t, i18n } = useLingui();
  const { _id: id, reason, words, by, student_name, messages, created_at } = report;
  const [asks, setAsks] = useState(false);
  const mentor = report.mentor_name ?? t`a mentor who has left`;
  const reporter = by === 'student' ? student_name : mentor;
  const at = formatBefore(new Date(created_at), new Date(), i18n);
  const deciding = useMutation({
    mutationFn: async (decision: 'kept' | 'ended') => {
      await call(decideChatReport, { params: { id }, body: { decision } });
      await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
    },
  });
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
      <details className="fold" open>
        <summary>
          <Plural value={messages.length} one="# message" other="The last # messages" />
          <ChevronDown />
        </summary>
        <ul className="rules closed">
          {messages.map((message) => (
            <li key={`${message.at} ${message.text}`}>
              <p className="small dim">
                <bdi>{message.by === 'student' ? student_name : mentor}</bdi>,{' '}
                {formatBefore(new Date(message.at), new Date(), i18n)}
                {message.of && ` · ${i18n._(evidenceWords[message.of])}`}
              </p>
              {message.attached && (
                <p className="small">
                  {message.attached === 'essay' ? (
                    <Trans>An essay was attached.</Trans>
                  ) : (
                    <Trans>A document was attached.</Trans>
                  )}
                </p>
              )}
              {message.text && <p dir="auto">{message.text}</p>}
            </li>
          ))}
        </ul>
      </details>
      <div className="row wrap">
        <Button look="danger" onClick={() => setAsks(true)}>
          <Trans>End the conversation</Trans>
        </Button>
        <Button busy={deciding.isPending} onClick={() => deciding.mutate('kept')}>
          <Trans>Let it go on</Trans>
        </Button>
      </div>
      {deciding.error && (
        <ErrorBlock title={<Trans>It was not saved</Trans>}>{explain(deciding.error, i18n)}</ErrorBlock>
      )}
      <ConfirmDialog
        open={asks}
        title={<Trans>End this conversation for good?</Trans>}
        confirm={<Trans>End the conversation</Trans>}
        danger
        busy={deciding.isPending}
        onConfirm={() => {
          setAsks(false);
          deciding.mutate('ended');
        }}
        onCancel={() => setAsks(false)}
      >
        <p>
          <Trans>Neither of them can write in it again. Both can still read it.</Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}
