// The microphone, and the camera when somebody wants to be seen.
import type { Trouble } from './call-state.ts';

export function canCall(): boolean {
  return typeof RTCPeerConnection !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

const isMissing = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

export async function openMicrophone(): Promise<MediaStreamTrack | Trouble> {
  if (!canCall()) return 'unsupported';
  try {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    const [track] = (await navigator.mediaDevices.getUserMedia({ audio })).getAudioTracks();
    return track ?? 'no-microphone';
  } catch (error) {
    return isMissing(error) ? 'no-microphone' : 'refused';
  }
}

/** A small picture is enough for a face; undefined when there is none. */
export async function openCamera(): Promise<MediaStreamTrack | undefined> {
  try {
    const video = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { max: 15 }, facingMode: 'user' };
    return (await navigator.mediaDevices.getUserMedia({ video })).getVideoTracks()[0];
  } catch {
    return undefined;
  }
}
