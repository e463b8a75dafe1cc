import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ErrorBlock } from '#components/error-block.tsx';

type Props = { children: ReactNode };
type State = { error: Error | undefined };

/**
 * A screen's code, words or styles could not be fetched. Browsers say the first two in different words, and always as a
 * TypeError; the third is said by Vite, which fetches the styles that a piece of code needs before it.
 */
function isMissingCode(error: Error): boolean {
  const isBrowsers = error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
  return isBrowsers || error.message.startsWith('Unable to preload CSS');
}

export function NotOnDevice() {
  return (
    <ErrorBlock title={<Trans>This screen is not on this device yet.</Trans>} onRetry={() => location.reload()}>
      <Trans>Open it once with a connection. After that it works offline too.</Trans>
    </ErrorBlock>
  );
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (isMissingCode(error)) return <NotOnDevice />;
    return (
      <ErrorBlock title={<Trans>Unexpected Application Error!</Trans>} onRetry={() => location.reload()}>
        <Trans>Something in this page broke. What you saved is safe. Retry loads the page again.</Trans>
      </ErrorBlock>
    );
  }
}
