// The servers that help two browsers to find each other, as the settings name them.
import { StartError } from './start-error.ts';

export type CallServers = { stun: string[]; turn: { urls: string[]; secret: string } | undefined };

const shapes = {
  CALL_STUN_URLS: { shape: /^stuns?:[^\s?@/:]+(:\d{1,5})?$/, like: 'stun:stun.example.org:3478' },
  CALL_TURN_URLS: {
    shape: /^turns?:[^\s?@/:]+(:\d{1,5})?(\?transport=(udp|tcp))?$/,
    like: 'turn:turn.example.org:3478?transport=udp',
  },
};

function readUrls(name: keyof typeof shapes, text = ''): string[] {
  const urls = text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  const { shape, like } = shapes[name];
  const wrong = urls.find((url) => !shape.test(url));
  if (wrong !== undefined)
    throw new StartError(
      `The setting ${name} is not valid (${wrong}): write addresses like ${like}, with commas between.`,
    );
  return urls;
}

type Given = {
  CALL_STUN_URLS?: string | undefined;
  CALL_TURN_URLS?: string | undefined;
  CALL_TURN_SECRET?: string | undefined;
};

export function readCallServers({ CALL_STUN_URLS, CALL_TURN_URLS, CALL_TURN_SECRET: secret }: Given): CallServers {
  const urls = readUrls('CALL_TURN_URLS', CALL_TURN_URLS);
  if (urls.length > 0 !== Boolean(secret))
    throw new StartError('CALL_TURN_URLS and CALL_TURN_SECRET belong together: set both, or neither.');
  return { stun: readUrls('CALL_STUN_URLS', CALL_STUN_URLS), turn: secret ? { urls, secret } : undefined };
}
