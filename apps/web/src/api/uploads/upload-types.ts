export type UploadOptions = {
  /** Names the file on this device: what the server has of it is found again by this. */
  id: string;
  /** Hears how many bytes of the file have been sent. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Brings a file to the server and answers what it made of it. Rejects with a Problem, a NetworkError, or the signal's reason. */
export type SendFile<Fields, Made> = (file: Blob, fields: Fields, options: UploadOptions) => Promise<Made>;
