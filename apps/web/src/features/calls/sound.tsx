import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';

/** The other one's voice. Some browsers play nothing before the page was touched again. */
export function Sound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isHeld, setHeld] = useState(false);

  function play() {
    audio.current?.play().then(
      () => setHeld(false),
      // a stream that was replaced meanwhile is no refusal
      (error: unknown) => setHeld(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stream
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream;
    play();
  }, [stream]);

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: it is somebody speaking now */}
      <audio ref={audio} />
      {isHeld && (
        <div>
          <Button look="main" onClick={play}>
            <Volume2 />
            <Trans>Turn the sound on</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
