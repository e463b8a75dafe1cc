// Who may import whom. Patterns, so that a new feature needs no new rule. scripts/import-rules.ts runs them, and proves
// on scripts/import-canary that each of them can fail.
const features = '^apps/server/src/features/';
const knowsHttp = ['\\.(routes|identify|events)\\.ts$', '/index\\.ts$'];
const speaksSql = ['^apps/server/src/database/', '^apps/server/src/ports/', '\\.store\\.ts$'];
// takes the connection's type along
const joinsAll = '^apps/server/src/server\\.ts$';

/** Folders of a layered app from the bottom up: each may import itself and what stands before it. */
function layers(app, folders) {
  return folders.slice(0, -1).map((folder, index) => ({
    name: `${app}-layers`,
    comment: 'Imports only go down.',
    severity: 'error',
    from: { path: `^apps/${app}/src/${folder}` },
    to: { path: folders.slice(index + 1).map((above) => `^apps/${app}/src/${above}`) },
  }));
}

const rules = [
  {
    name: 'resolved',
    comment: 'An import that leads nowhere escapes every other rule.',
    from: {},
    // made by a plugin of the build
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-cycles',
    comment: 'Modules import each other in a circle, at once or when something is opened.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-feature-cycles',
    comment: 'Two features import each other. A lower feature never announces to a higher one; the higher one asks.',
    scope: 'folder',
    from: { path: '^apps/(server|web)/src/features/[^/]+$' },
    to: { path: '^apps/(server|web)/src/features/[^/]+$', circular: true },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Packages are shared: they import no app.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'packages-do-no-io',
    comment: 'Packages are pure: their sources import nothing of node (word data comes in as modules).',
    from: { path: '^packages/[^/]+/src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'contract-imports-only-zod',
    comment: 'Both sides load the contract: it imports only itself and zod.',
    from: { path: '^packages/contract/src/' },
    to: { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
  },
  {
    name: 'apps-never-meet',
    comment: 'The web and the server share packages, never each other.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'web-without-catalogue',
    comment: 'The catalogue is too large for a browser: ask the API.',
    from: { path: '^apps/web/' },
    to: { path: '^packages/catalogue/' },
  },
  {
    name: 'web-without-node',
    comment: 'A browser has no node modules.',
    from: { path: '^apps/web/src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'server-front-door',
    comment: 'A feature enters another by its .service.ts alone.',
    from: { path: `${features}([^/]+)/` },
    to: { path: features, pathNot: [`${features}$1/`, '\\.service\\.ts$'] },
  },
  {
    name: 'web-front-door',
    comment:
      'A feature enters another by its .api.ts alone. The profile page has a place for the security of the account, the mentor workspace one for what is shared, a shared essay one for its comments.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: {
      path: '^apps/web/src/features/',
      pathNot: [
        '^apps/web/src/features/$1/',
        '\\.api\\.ts$',
        '^apps/web/src/features/accounts/account/security-section\\.tsx$',
        '^apps/web/src/features/people/reason-dialog\\.tsx$',
        '^apps/web/src/features/shares/mentor/mentor-desk\\.tsx$',
        '^apps/web/src/features/essays/comments/mentor-comments\\.tsx$',
      ],
    },
  },
  {
    name: 'sql-in-stores',
    comment: 'Only *.store.ts, database/ and ports/ speak SQL.',
    from: { path: '^apps/server/src/', pathNot: [...speaksSql, joinsAll] },
    to: { path: 'node_modules/(kysely|pg|pg-boss)/' },
  },
  {
    name: 'services-without-http',
    comment: 'Rules, stores and jobs of a feature know neither http nor fastify.',
    from: { path: features, pathNot: knowsHttp },
    to: { path: ['^apps/server/src/http/', 'node_modules/(fastify|@fastify)/'] },
  },
  ...layers('server', [
    'database/',
    'ports/',
    'http/',
    'records/',
    'features/',
    '((app|jobs)\\.ts$|operations/)',
    'server\\.ts$',
    '(main|operate|seed|catalogue)\\.ts$',
  ]),
  ...layers('web', ['api/', 'components/', 'features/', 'shell/', 'main\\.tsx$']),
  {
    name: 'routes-are-above-components',
    comment: 'Features and shared pieces know no screen: routes.ts loads them.',
    from: { path: '^apps/web/src/(api|components|features)/' },
    to: { path: '^apps/web/src/routes\\.ts$' },
  },
  {
    name: 'landing-stands-alone',
    comment: 'The static pages load nothing of the app.',
    from: { path: '^apps/web/src/landing/' },
    to: {
      path: '^apps/web/src/(features|shell|api|routes\\.ts|main\\.tsx)',
      pathNot: '^apps/web/src/shell/languages\\.ts$',
    },
  },
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // anchored: unanchored it would drop every package that is built into dist/
    exclude: { path: '^apps/[^/]+/(dist|generated)/' },
    // types count: a type is a dependency too
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
