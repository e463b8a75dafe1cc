import { deletePhoto, type Profile, savePhoto } from '@lantern/contract/profile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Camera, CircleUser, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { toast } from '#components/toast.tsx';
import { putProfile } from './profile.api.ts';
import styles from './profile.module.css';
import { NotAPicture, resizePhoto } from './resize-photo.ts';

export function PhotoSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState(false);
  const [broken, setBroken] = useState<string>();

  const save = useMutation({
    mutationFn: async (file: File) => {
      const answer = await call(savePhoto, {}, { upload: await resizePhoto(file) });
      await putProfile(answer.profile);
    },
    onSuccess: () => toast({ text: <Trans>Your photo is saved.</Trans> }),
  });
  const remove = useMutation({
    mutationFn: () => call(deletePhoto, {}),
    onSuccess: async () => {
      setRemoving(false);
      await putProfile({ ...profile, profilePhoto: null });
      toast({ text: <Trans>Your photo is removed.</Trans> });
    },
    onError: () => setRemoving(false),
  });
  const error = save.error ?? remove.error;
  const { profilePhoto: photo } = profile;

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    remove.reset();
    if (file) save.mutate(file);
    // so that the same file can be chosen again after a failure
    target.value = '';
  }

  return (
    <section className={styles.section} aria-labelledby="photo">
      <h2 id="photo">
        <Trans>Photo</Trans>
      </h2>
      <div className={styles.photo}>
        {photo && broken !== photo ? (
          <img className={styles.face} src={photo} alt={t`You`} onError={() => setBroken(photo)} />
        ) : (
          <span className={styles.face}>
            <CircleUser />
          </span>
        )}
        <div className="stack">
          <p className="small dim">
            <Trans>Only you see it. This device makes it small and removes its place and time before it is sent.</Trans>
          </p>
          <div className="row wrap">
            <Button busy={save.isPending} onClick={() => chooser.current?.click()}>
              <ImageUp />
              {photo ? <Trans>Change photo</Trans> : <Trans>Choose a photo</Trans>}
            </Button>
            <span className="only-phone">
              <Button busy={save.isPending} onClick={() => camera.current?.click()}>
                <Camera />
                <Trans>Take a photo</Trans>
              </Button>
            </span>
            {photo && (
              <Button look="bare" busy={remove.isPending} onClick={() => setRemoving(true)}>
                <Trash2 />
                <Trans>Remove</Trans>
              </Button>
            )}
          </div>
          <input ref={chooser} type="file" accept="image/*" hidden aria-label={t`Choose a photo`} onChange={take} />
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="user"
            hidden
            aria-label={t`Take a photo`}
            onChange={take}
          />
        </div>
      </div>
      {error && (
        <ErrorBlock
          title={save.error ? <Trans>The photo was not saved.</Trans> : <Trans>The photo was not removed.</Trans>}
          {...(!(error instanceof NotAPicture) && {
            onRetry: () => (save.error && save.variables ? save.mutate(save.variables) : remove.mutate()),
          })}
        >
          {error instanceof NotAPicture ? (
            <Trans>This browser cannot read that file as a picture. Choose a JPEG, PNG or WebP.</Trans>
          ) : (
            explain(error, i18n)
          )}
        </ErrorBlock>
      )}
      <ConfirmDialog
        open={removing}
        title={<Trans>Remove your photo?</Trans>}
        confirm={<Trans>Remove photo</Trans>}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setRemoving(false)}
      >
        <Trans>It is deleted from the server at once. You can add another at any time.</Trans>
      </ConfirmDialog>
    </section>
  );
}
