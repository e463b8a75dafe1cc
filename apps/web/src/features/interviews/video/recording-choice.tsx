// Which recording is handed in: a link, a file, or one that was made here and lies on this device.

import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview } from '@lantern/contract/interviews';
import { recordingMax } from '@lantern/contract/interviews.videos';
import { recordingHead, recordingTypeOf } from '@lantern/contract/recording-type';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Field } from '#components/field.tsx';
import { FileInput } from '#components/file-input.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { loadBank } from '../bank.ts';
import { type KeptRecording, listRecordings, readRecording } from '../recording/recordings.ts';
import { clockOf } from '../session/interview-state.ts';
import { sizeOf } from './video-words.ts';

export type Method = 'link' | 'file' | 'device';
export type FileTrouble = 'kind' | 'size' | 'unreadable';

/** What the server would refuse, found before it costs any data. */
export async function troubleOf(file: Blob): Promise<FileTrouble | undefined> {
  try {
    const start = new Uint8Array(await file.slice(0, recordingHead).arrayBuffer());
    if (recordingTypeOf(start) === undefined) return 'kind';
    return file.size > recordingMax ? 'size' : undefined;
  } catch {
    return 'unreadable';
  }
}

type LinkFieldProps = { value: string; error: string | undefined; onChange: (link: string) => void };

export function LinkField({ value, error, onChange }: LinkFieldProps) {
  return (
    <Field
      label={<Trans>Link to your video</Trans>}
      help={<Trans>Everybody who has the link must be able to open it. It uses almost no data here.</Trans>}
      error={error}
    >
      <TextInput
        type="url"
        inputMode="url"
        name="link"
        autoComplete="off"
        maxLength={1000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

type FileFieldProps = {
  onChange: (file: File | undefined) => void;
  file: Blob | undefined;
  trouble: FileTrouble | undefined;
};

export function FileField({ file, trouble, onChange }: FileFieldProps) {
  const { i18n } = useLingui();
  const size = file && sizeOf(file.size, i18n);
  return (
    <div className="stack">
      <Field label={<Trans>Sound or video, up to 25 MB</Trans>} error={trouble && i18n._(troubleWords[trouble])}>
        <FileInput accept="video/*,audio/*" onChange={onChange} />
      </Field>
      <div aria-live="polite">
        {size && !trouble && (
          <p className="small dim">
            <Trans>Sending it uses {size} of data. If the connection breaks, it continues from the same place.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

const troubleWords: Readonly<Record<FileTrouble, MessageDescriptor>> = {
  kind: msg`This file is no sound or video that browsers play. Send MP4, WebM, MP3, M4A, Ogg or WAV.`,
  size: msg`This file is larger than 25 MB. Make it shorter or smaller, or send a link.`,
  unreadable: msg`This file cannot be read. Choose it again.`,
};

export type OnDevice = { recordings: readonly KeptRecording[]; questions: readonly InterviewQuestion[] };

/** Recordings of this type's questions that lie on this device; undefined until they are read. */
export function useOnDevice(type: Interview['type']): OnDevice | undefined {
  const [found, setFound] = useState<OnDevice>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([listRecordings(), loadBank(type)])
      .then(([all, questions]) => {
        const ids = new Set(questions.map(({ id }) => id));
        if (isCurrent) setFound({ questions, recordings: all.filter(({ question }) => ids.has(question)) });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [type]);
  return found;
}

type DeviceFieldProps = { from: OnDevice; value: string; onChange: (value: string, file: Blob | undefined) => void };

const keyOf = ({ session, question }: KeptRecording) => `${session} ${question}`;

export function DeviceField({ from: { recordings, questions }, value, onChange }: DeviceFieldProps) {
  const { t, i18n } = useLingui();
  const textOf = (id: string) => questions.find((question) => question.id === id)?.text ?? id;
  async function choose(key: string) {
    const [session = '', question = ''] = key.split(' ');
    onChange(key, key === '' ? undefined : (await readRecording(session, question))?.blob);
  }
  return (
    <Field
      label={<Trans>Recording on this device</Trans>}
      help={<Trans>It leaves this device only when you submit it.</Trans>}
    >
      <Select name="recording" value={value} onChange={({ target }) => void choose(target.value)}>
        <option value="">{t`Choose a recording`}</option>
        {recordings.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {`${clockOf(one.seconds, i18n)} · ${textOf(one.question)}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
