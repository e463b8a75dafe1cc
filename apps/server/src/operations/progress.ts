const everyMs = 5_000;

export type Say = (line: string) => void;

/** 12.3 MB */
export function sizeOf(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  if (megabytes >= 1024) return `${(megabytes / 1024).toFixed(1)} GB`;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;
}

/** Prints the progress now and then. */
export function sayProgress(say: Say, what: string) {
  let count = 0;
  let bytes = 0;
  let last = Date.now();
  const line = () => `${what}: ${count} ${count === 1 ? 'file' : 'files'}, ${sizeOf(bytes)}`;
  return {
    add(size: number) {
      count += 1;
      bytes += size;
      if (Date.now() - last < everyMs) return;
      last = Date.now();
      say(`${line()} so far`);
    },
    end: () => say(line()),
    count: () => count,
  };
}
