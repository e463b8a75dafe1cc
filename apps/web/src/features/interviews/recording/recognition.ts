// The browser's speech recognition, only where it works on the device: no voice goes to anybody's server.

type Result = { isFinal: boolean; 0: { transcript: string } };
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start: () => void;
  stop: () => void;
};
type RecognitionClass = {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const language = 'en-US';

function recognitionClass(): RecognitionClass | undefined {
  return (window as unknown as { SpeechRecognition?: RecognitionClass }).SpeechRecognition;
}

/** Whether this browser writes down English speech on the device, without fetching anything first. */
export async function canRecognise(): Promise<boolean> {
  const Recognition = recognitionClass();
  if (!Recognition?.available) return false;
  const answer = await Recognition.available({ langs: [language], processLocally: true }).catch(() => 'unavailable');
  return answer === 'available';
}

/** Hands over each finished phrase until the answered function is called. */
export function recognise(onPhrase: (words: string) => void): () => void {
  const Recognition = recognitionClass();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  let wanted = true;
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.processLocally = true;
  recognition.onresult = ({ resultIndex, results }) => {
    for (let i = resultIndex; i < results.length; i++) {
      const result = results[i];
      if (result?.isFinal) onPhrase(result[0].transcript.trim());
    }
  };
  recognition.onerror = () => {
    wanted = false;
  };
  // it ends by itself after a long silence
  recognition.onend = () => wanted && recognition.start();
  recognition.start();
  return () => {
    wanted = false;
    recognition.stop();
  };
}
