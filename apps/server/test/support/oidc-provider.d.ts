// What the tests use of oidc-provider, which brings no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    oidc: {
      provider: { Grant: new (whose: { clientId?: string; accountId?: string }) => Grant };
      client?: { clientId: string };
      session?: { accountId?: string };
    };
  };
  type Configuration = Record<string, unknown> & {
    interactions: { url(context: Context, interaction: { uid: string }): string };
    findAccount(context: Context, sub: string): { accountId: string; claims(): object };
    loadExistingGrant(context: Context): Promise<Grant>;
  };

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
