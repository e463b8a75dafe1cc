// The pages with instant reload, on port 5173; calls go to the server on port 8000.
import { createServer } from 'vite';
import { devPages } from './dev-pages.ts';
import { standIns, viteOptions } from './options.ts';

const options = viteOptions();
const server = await createServer({
  ...options,
  logLevel: 'info',
  appType: 'custom',
  resolve: { alias: standIns },
  plugins: [...(options.plugins ?? []), devPages()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The server checks where a call comes from, so the page's own origin must reach it unchanged.
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', changeOrigin: true, headers: { Origin: 'http://127.0.0.1:8000' } },
    },
  },
});
await server.listen();
server.printUrls();
