import type { ChatReport } from '@lantern/contract/chat.reports';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { evidenceWords } from '#components/contacts/report-reasons.ts';
import { formatBefore } from '#components/dates.ts';
import styles from '../chat.module.css';

type Reported = Pick<ChatReport, 'messages' | 'student_name' | 'mentor_name'>;

/** The messages as they stood when they were reported. */
export function Evidence({ report, open = true }: { report: Reported; open?: boolean }) {
  const { t, i18n } = useLingui();
  const { messages, student_name } = report;
  const mentor = report.mentor_name ?? t`a mentor who has left`;
  return (
    <details className="fold" open={open}>
      <summary>
        <Plural value={messages.length} one="# message" other="The last # messages" />
        <ChevronDown />
      </summary>
      <ul className="rules closed">
        {messages.map((message) => (
          <li key={`${message.at} ${message.text}`} className={styles.evidence}>
            <p className="small dim">
              <bdi>{message.by === 'student' ? student_name : mentor}</bdi>
              {' · '}
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
  );
}
