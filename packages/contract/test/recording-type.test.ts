import { expect, test } from 'vitest';
import { recordingTypeOf } from '../src/recording-type.ts';

const bytes = (head: string) => Uint8Array.from(head.padEnd(64, '\0'), (sign) => sign.charCodeAt(0));

test.each([
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/mp4'],
  ['\0\0\0\x18ftyp3gp5', 'video/mp4'],
  ['\0\0\0\x1cftypM4A ', 'audio/mp4'],
  ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', 'video/webm'],
  ['ID3\x04\0\0', 'audio/mpeg'],
  ['\xff\xfb\x90\x64', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'audio/aac'],
  ['OggS', 'audio/ogg'],
  ['RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
  ['fLaC', 'audio/flac'],
  ['\0\0\0\x18ftypheic', undefined],
  ['\0\0\0\x18ftypavif', undefined],
  ['RIFF\x24\0\0\0WEBPVP8 ', undefined],
  ['RIFF\x24\0\0\0AVI LIST', undefined],
  ['\xff\xd8\xff\xe0', undefined],
  ['\xff\xfeh\0t\0', undefined],
  ['<html>', undefined],
  ['#!AMR', undefined],
  ['', undefined],
])('%j is %s', (head, type) => expect(recordingTypeOf(bytes(head))).toBe(type));
