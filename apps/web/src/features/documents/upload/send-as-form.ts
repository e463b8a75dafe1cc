// A file as a multipart form. Not `fetch`: only XMLHttpRequest tells how much has been sent.
import { documentSchema } from '@lantern/contract/documents';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import * as z from 'zod/mini';
import { callHeaders, NetworkError, problemOf, written } from '#api/call.ts';
import type { UploadFile } from './upload-types.ts';

/** Milliseconds without a byte sent or an answer, after which the connection counts as cut. */
const timeout = 60_000;

export const sendAsForm: UploadFile = (file, fields, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const fail = (kind: NetworkError['kind']) => {
      stop();
      reject(new NetworkError(kind));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout');
        request.abort();
      }, timeout);
    };

    request.open(uploadDocument.method, uploadDocument.path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      wait();
      // the form's own lines are counted too
      onProgress(Math.min(loaded, file.size));
    };
    request.onerror = () => fail(navigator.onLine ? 'unreachable' : 'offline');
    request.onabort = () => {
      stop();
      reject(signal.reason);
    };
    request.onload = () => {
      stop();
      const { status, responseText } = request;
      if (status !== 200) return reject(problemOf(status, request.getResponseHeader('Retry-After'), responseText));
      written.emit();
      try {
        resolve(z.parse(documentSchema, JSON.parse(responseText)));
      } catch (error) {
        reject(error);
      }
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);

    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
    form.append('file', file, 'paper.pdf');
    wait();
    request.send(form);
  });
