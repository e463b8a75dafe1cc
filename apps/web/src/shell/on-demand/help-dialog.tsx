import { getSignInOptions } from '@lantern/contract/accounts.session';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleHelp, MessageCircle, MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { call } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import { Dialog } from '#components/dialog.tsx';
import styles from './help-dialog.module.css';

/** The ways to get help that work on this installation. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const options = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => call(getSignInOptions, {}, { signal }),
    enabled: open,
  });
  const role = useSession(({ user }) => user?.role);
  const chat = options.data?.chatAppUrl;
  return (
    <Dialog title={<Trans>How can we help?</Trans>} open={open} onClose={onClose}>
      <ul className={`rules ${styles.ways}`}>
        {role === 'student' && isBuilt('/ask-anything') && (
          <li>
            <Link href="/ask-anything" onClick={onClose}>
              <MessageCircleQuestionMark />
              <span>
                <b>
                  <Trans>Ask the assistant</Trans>
                </b>
                <small className="dim">
                  <Trans>Searches what Lantern knows and your own record, also offline.</Trans>
                </small>
              </span>
              <ChevronRight className="flip" />
            </Link>
          </li>
        )}
        {role === 'student' && isBuilt('/talk-to-lantern') && (
          <li>
            <Link href="/talk-to-lantern" onClick={onClose}>
              <MessageCircle />
              <span>
                <b>
                  <Trans>Write to a mentor</Trans>
                </b>
                <small className="dim">
                  <Trans>A person who knows your way answers.</Trans>
                </small>
              </span>
              <ChevronRight className="flip" />
            </Link>
          </li>
        )}
        <li>
          <Link href="/help" onClick={onClose}>
            <CircleHelp />
            <span>
              <b>
                <Trans>Read the help page</Trans>
              </b>
              <small className="dim">
                <Trans>Answers to common questions. Works offline once you have opened it.</Trans>
              </small>
            </span>
            <ChevronRight className="flip" />
          </Link>
        </li>
        {chat && (
          <li>
            <a href={chat} target="_blank" rel="noopener noreferrer">
              <MessageCircle />
              <span>
                <b>
                  <Trans>Write to us in the chat app</Trans>
                </b>
                <small className="dim">
                  <Trans>Opens in a new tab, outside Lantern.</Trans>
                </small>
              </span>
              <ChevronRight className="flip" />
            </a>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
