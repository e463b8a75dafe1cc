// Where the browser guards addresses of scripts (Trusted Types), one policy lets our own through and nothing else.

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** The service worker, and what the build puts beside the app's own files. */
const ours = import.meta.env.PROD ? /^\/(sw|assets\/[\w-]+)\.js$/ : /^\//;

let policy: Policy | undefined;
const ownCode = new Set<string>();

/** An address that a worker may be started from. A policy's name can be used once, so all of them come here. */
export function trustedScript(url: string): string {
  const factory = (window as { trustedTypes?: Factory }).trustedTypes;
  const rules: Policy = {
    createScriptURL(address) {
      if (!ours.test(address) && !ownCode.has(address)) throw new TypeError(`not a script of Lantern: ${address}`);
      return address;
    },
  };
  policy ??= factory?.createPolicy('lantern', rules) ?? rules;
  return policy.createScriptURL(url);
}

/** The same for code that the app has in itself, and that would not be worth a request. */
export function trustedCode(code: string): string {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  ownCode.add(address);
  return trustedScript(address);
}
