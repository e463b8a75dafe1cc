/** What the build tells the service worker (build/service-worker-files.ts). */
declare module 'virtual:build-files' {
  export const files: {
    version: string;
    /** Any path that answers with the app's page. */
    shellPath: string;
    routes: string[];
    /** What every screen needs. */
    core: string[];
    /** Every file under /assets. */
    assets: string[];
  };
}

declare module 'virtual:content-words/help' {}
