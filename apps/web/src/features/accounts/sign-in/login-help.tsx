import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { optionsQuery } from '../accounts.api.ts';

/** Other ways on from the log-in page. */
export function LoginHelp() {
  const { data: options } = useQuery(optionsQuery);
  return (
    <div className="stack">
      <p>
        <Trans>
          New here? <Link href="/signup">Create an account</Link>
        </Trans>
      </p>
      <p>
        <Trans>
          Trouble logging in? <Link href="/help">Read the answers</Link>
        </Trans>
        {options?.chatAppUrl && (
          <>
            {' '}
            <Trans>
              or{' '}
              <a href={options.chatAppUrl} target="_blank" rel="noopener noreferrer">
                write to us in the chat app
              </a>
            </Trans>
          </>
        )}
      </p>
    </div>
  );
}
