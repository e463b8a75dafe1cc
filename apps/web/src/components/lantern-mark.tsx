const flame =
  'M16.2 10.5c.5 2.6 4.6 4.7 4.6 9.1a4.8 4.8 0 0 1-9.6 0c0-2 .9-3.3 2-4.4.2 1.3.7 1.9 1.4 2.2-.3-2.7.2-5.1 1.6-6.9z';

export function LanternMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M12 5.5V5a4 4 0 0 1 8 0v.5" />
      <rect x="6" y="6" width="20" height="23" rx="5.5" />
      <path className="g" d={flame} />
    </svg>
  );
}

/** The small flame that stands before "Do this next". */
export function Flame() {
  return (
    <svg className="flame" viewBox="11 10 10 15" aria-hidden="true">
      <path d={flame} />
    </svg>
  );
}

export function LampDrawing() {
  return (
    <svg className="lamp" viewBox="0 0 72 64" aria-hidden="true">
      <path d="M29 13v-1a7 7 0 0 1 14 0v1M26 13h20M22 57h28" />
      <rect x="24" y="17" width="24" height="36" rx="7" />
      <path
        className="g"
        d="M36.5 23c1 5.5 8 9 8 16.5a8.5 8.5 0 0 1-17 0c0-3.5 1.6-5.8 3.5-7.8.4 2.3 1.2 3.4 2.5 4-.5-4.8.4-9.2 3-12.7z"
      />
      <path className="ray" d="M15 26l-5-3M13.5 36H7M15 46l-5 3M57 26l5-3M58.5 36H65M57 46l5 3" />
    </svg>
  );
}
