import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { Failure, Making } from './use-making.ts';

/** How far the PDF is, or why it could not be made. */
export function MakingState({ making: { progress, failure }, count }: { making: Making; count: number }) {
  const { t, i18n } = useLingui();
  const made = i18n.number(progress ?? 0);
  const all = i18n.number(count);
  return (
    <>
      {progress !== undefined && (
        <div
          role="progressbar"
          aria-label={t`The PDF is being made`}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={progress}
        >
          <svg className="bar" aria-hidden="true">
            <rect className="v" width={`${(100 * progress) / Math.max(count, 1)}%`} height="100%" />
          </svg>
        </div>
      )}
      <p className="small dim" role="status">
        {progress !== undefined && progress < count && (
          <Trans>
            {made} of {all} pages are made…
          </Trans>
        )}
        {progress !== undefined && progress === count && <Trans>Making it fit under 2 MB…</Trans>}
      </p>
      <div role="alert">
        {failure && (
          <div className="note bad">
            <CircleAlert />
            <p>
              <Reason failure={failure} />
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function Reason({ failure }: { failure: Failure }) {
  switch (failure) {
    case 'too-much':
      return (
        <Trans>
          These pages are too many for one PDF under 2 MB that people can read. Make two PDFs, or choose “Black and
          white” for pages with only text.
        </Trans>
      );
    case 'unreadable':
      return (
        <Trans>
          We cannot find a picture any more: it was moved or changed on this device. Remove it and add it again.
        </Trans>
      );
    case 'failed':
      return (
        <Trans>
          We could not make the PDF. This device may have too little memory. Close other apps, or use fewer pages.
        </Trans>
      );
  }
}
