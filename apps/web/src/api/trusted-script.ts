// Where the browser guards addresses of scripts (Trusted Types), one policy lets our own through and nothing else.

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** The service worker, and what the build puts beside the app's own files. */
const ours = import.meta.env.PROD ? /^\/(sw|assets\/[\w-]+)\.js$/ : /^\//;

let policy: Policy | undefined;

/** An address that a worker may be started from. A policy's name can be used once, so all of them come here. */
export function trustedScript(url: string): string {
  const factory = (window as { trustedTypes?: Factory }).trustedTypes;
  const rules: Policy = {
    createScriptURL(address) {
      if (!ours.test(address)) throw new TypeError(`not a script of Lantern: ${address}`);
      return address;
    },
  };
  policy ??= factory?.createPolicy('lantern', rules) ?? rules;
  return policy.createScriptURL(url);
}
