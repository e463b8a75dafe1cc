import { Upload } from 'tus-js-client';
import { callHeaders } from '../call.ts';

/** Gives up what the server has of a file. What fails here the server throws away after a day. */
export async function giveUpPlace(place: string): Promise<void> {
  await Upload.terminate(place, { headers: callHeaders(), retryDelays: null }).catch(() => undefined);
}
