// Any server that speaks OpenAI's transcription call: OpenAI, whisper.cpp, faster-whisper-server, vLLM and others.
import type { RecordingType } from '@lantern/contract/recording-type';
import { boundedFetch } from '../bounded-fetch.ts';
import type { Speech, SpeechSetup, SpokenWords, Transcript } from './speech.ts';

/** Servers go by the ending of the name. */
const endings: Record<RecordingType, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
};

/** Of these only the recording can be the reason. */
const refusals = [400, 413, 415, 422];

/** What went wrong, in our own words: errors of fetch and answers of servers can quote keys and what was said. */
type Outcome = { text: string } | { failure: 'unavailable' | 'unusable'; why: string };

export function openAiSpeech(setup: SpeechSetup, onError: (error: Error) => void): Speech {
  const stopping = new AbortController();

  async function ask({ bytes, type }: SpokenWords, deadline: AbortSignal): Promise<Outcome> {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type }), `answer.${endings[type]}`);
    form.append('model', setup.model);
    // answers are practised in English
    form.append('language', 'en');
    form.append('response_format', 'json');
    const response = await boundedFetch(`${setup.baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: { accept: 'application/json', ...(setup.apiKey && { authorization: `Bearer ${setup.apiKey}` }) },
      body: form,
      signal: AbortSignal.any([deadline, stopping.signal]),
    });
    const { status } = response;
    if (!response.ok) {
      await response.body?.cancel();
      const failure = refusals.includes(status) ? 'unusable' : 'unavailable';
      return { failure, why: `It answered with status ${status}.` };
    }
    const text = textIn(await response.text());
    return text === undefined ? { failure: 'unusable', why: 'What it sent was not an answer.' } : { text };
  }

  async function transcribe(words: SpokenWords): Promise<Transcript> {
    const deadline = AbortSignal.timeout(setup.timeoutMs);
    const outcome = await ask(words, deadline).catch(
      (): Outcome => ({
        failure: 'unavailable',
        why: deadline.aborted
          ? 'It did not answer in time.'
          : 'It could not be reached, broke off, or sent us elsewhere.',
      }),
    );
    if ('text' in outcome) return outcome;
    if (!stopping.signal.aborted) onError(new Error(`The speech server failed. ${outcome.why}`));
    return { failure: outcome.failure };
  }

  return { setup, transcribe, stop: () => stopping.abort() };
}

function textIn(answer: string): string | undefined {
  try {
    const { text } = JSON.parse(answer) as { text?: unknown };
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
