// A device that keeps passkeys, as WebAuthn Level 3 describes one: it makes keys and signs, once its owner has unlocked it.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toText = (data: Buffer) => data.toString('base64url');

/** Flags of authenticator data: somebody was there, it was the owner, a new key follows. */
const [present, verified, holdsKey] = [0x01, 0x04, 0x40];

type Device = {
  site: string;
  origin: string;
  /** Whether it asks its owner who they are. */
  isUnlocked?: boolean;
  /** What it calls its key, as base64url; else it makes a name up. */
  id?: string;
};

/** Head of a CBOR item (RFC 8949): its kind, and a number up to 65,535. */
const head = (kind: number, number: number) => {
  if (number < 24) return Buffer.from([(kind << 5) | number]);
  if (number < 256) return Buffer.from([(kind << 5) | 24, number]);
  return Buffer.from([(kind << 5) | 25, number >> 8, number & 255]);
};
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);

/** The public key as COSE writes one of P-256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [one, minus] = [(n: number) => head(0, n), (n: number) => head(1, n - 1)];
  const pairs = [
    [one(1), one(2)],
    [one(3), minus(7)],
    [minus(1), one(1)],
    [minus(2), cborBytes(Buffer.from(x, 'base64url'))],
    [minus(3), cborBytes(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}

export function createAuthenticator({ site, origin, isUnlocked = true, ...named }: Device) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = named.id ? Buffer.from(named.id, 'base64url') : randomBytes(32);
  let uses = 0;

  function authenticatorData(more: number, key = Buffer.alloc(0)): Buffer {
    const flags = present | (isUnlocked ? verified : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter, key]);
  }
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const names = { id: toText(id), rawId: toText(id), type: 'public-key' as const };

  return {
    make({ challenge }: { challenge?: unknown }) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const attestation = Buffer.concat([
        head(5, 3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        head(5, 0),
        cborText('authData'),
        cborBytes(authenticatorData(holdsKey, key)),
      ]);
      const response = {
        clientDataJSON: toText(clientData('webauthn.create', challenge)),
        attestationObject: toText(attestation),
      };
      return { ...names, response };
    },
    use({ challenge }: { challenge?: unknown }, count = uses + 1) {
      uses = count;
      const data = authenticatorData(0);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: toText(client),
        authenticatorData: toText(data),
        signature: toText(signature),
      };
      return { ...names, response };
    },
  };
}
