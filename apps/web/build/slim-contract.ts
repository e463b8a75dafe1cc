import type { Plugin } from 'vite';

/**
 * Leaves out of the browser's copy of the contract what only the server and the API page read: who may call, what it
 * answers in trouble, what it is for. Works on the one form that endpoints are written in; a field it does not match stays.
 */
export function slimContract(): Plugin {
  return {
    name: 'lantern-slim-contract',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/](?!endpoint)[\w-]+\.ts$/ },
      handler(code) {
        return code
          .replace(/^ {2}summary:\s*'(?:[^'\\]|\\.)*',\n/gm, '')
          .replace(/^ {2}problems: \[[^\]]*\],\n/gm, '')
          .replace(/^ {2}access: \w+(?:\('\w+'\))?,\n/gm, '');
      },
    },
  };
}
