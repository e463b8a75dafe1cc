import { Trans } from '@lingui/react/macro';
import { Camera, Images } from 'lucide-react';
import { Button } from '#components/button.tsx';
import styles from './photo.module.css';
import { hasCamera, pickPictures } from './pick-pictures.ts';

type PictureButtonsProps = { hasPages: boolean; onPictures: (pictures: File[]) => void };

/** The ways in: the camera where there is one, and pictures that are there already. */
export function PictureButtons({ hasPages, onPictures }: PictureButtonsProps) {
  const look = hasPages ? 'plain' : 'main';
  const isPhone = hasCamera();
  return (
    <div className={styles.ways}>
      {isPhone && (
        <Button look={look} onClick={() => pickPictures('camera', onPictures)}>
          <Camera />
          {hasPages ? <Trans>Take another photo</Trans> : <Trans>Take a photo</Trans>}
        </Button>
      )}
      <Button look={isPhone ? 'plain' : look} onClick={() => pickPictures('files', onPictures)}>
        <Images />
        {hasPages ? <Trans>Add pictures</Trans> : <Trans>Choose pictures</Trans>}
      </Button>
    </div>
  );
}
