import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import uploads from '../upload/upload.module.css';
import { pagesMax, pixelsMax } from './limits.ts';
import type { BadPicture } from './use-pages.ts';

/** Pictures that cannot become pages, and what to do about each. */
export function BadPictures({ bad }: { bad: readonly BadPicture[] }) {
  return (
    <div role="alert">
      {bad.length > 0 && (
        <div className="note bad">
          <CircleAlert />
          <ul className={uploads.reasons}>
            {bad.map((picture) => (
              <li key={picture.id}>
                <b>
                  <bdi>{picture.name}</bdi>
                </b>
                : <Reason picture={picture} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Reason({ picture: { trouble } }: { picture: BadPicture }) {
  const { i18n } = useLingui();
  const most = i18n.number(pagesMax);
  const megapixels = i18n.number(pixelsMax / 1_000_000);
  switch (trouble) {
    case 'too-many':
      return <Trans>A PDF can have {most} pages here. Make a second one with the rest.</Trans>;
    case 'too-large':
      return (
        <Trans>
          This picture has more than {megapixels} megapixels. Choose a smaller size in the settings of the camera, and
          take the photo again.
        </Trans>
      );
    case 'unreadable':
      return <Trans>This file could not be read on this device.</Trans>;
    case 'heic':
      return (
        <Trans>
          This browser cannot open HEIC pictures. You can take the photo here. Or set the camera to JPG (on an iPhone:
          Settings, Camera, Formats, Most Compatible).
        </Trans>
      );
    case 'unknown-format':
      return (
        <Trans>
          This browser cannot open this picture. It may be damaged, or of a rare kind. Save it as JPG or PNG, or take
          the photo again.
        </Trans>
      );
  }
}
