// What a browser does with passkeys: it makes a key, or signs with one, once its owner has unlocked the device.
// Options and answers are WebAuthn's JSON, which the server reads and writes too.

/** Whether this browser keeps passkeys and reads that JSON. */
export const keepsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Options = Record<string, unknown>;

/** Undefined when the person turned away, or waited too long. */
async function unlessTurnedAway(asked: Promise<Credential | null>): Promise<object | undefined> {
  try {
    const credential = (await asked) as PublicKeyCredential | null;
    return credential?.toJSON();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined;
    throw error;
  }
}

/** Throws a DOMException named InvalidStateError when the device has a key of this account already. */
export async function makeKey(options: Options): Promise<object | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return await unlessTurnedAway(navigator.credentials.create({ publicKey }));
}

export async function signWithKey(options: Options): Promise<object | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return await unlessTurnedAway(navigator.credentials.get({ publicKey }));
}
