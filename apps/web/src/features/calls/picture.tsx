import { useEffect, useRef } from 'react';

type PictureProps = { stream: MediaStream | undefined; label: string; className: string | undefined };

/** What a camera sees; the sound comes apart from it. */
export function Picture({ stream, label, className }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted />;
}
