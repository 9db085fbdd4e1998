// Who may import whom (docs/architecture.md, docs/adr/0013-rooms-and-floors.md). `npm run boundaries` holds the tree to it,
// and scripts/boundaries.test.ts shows that each rule fails on a bad import.

/**
 * What features share, lowest floor first. A folder imports from floors below its own, never from beside or above: so no
 * circle can come about, and a newcomer reads upwards.
 */
export const webFloors = [
  ['errors', 'session', 'overlays', 'product', 'departments', 'editorial', 'places', 'install', 'app-push'],
  ['forms', 'navigation', 'cart', 'lists', 'payment', 'proposed', 'substitutes', 'tastes', 'vouchers', 'delivery-pass'],
  ['sign-out', 'delivery', 'product-cards', 'fiscal', 'meal-tickets', 'payable', 'purchase', 'reading'],
  ['weekly'],
  ['address', 'cart-view', 'orders', 'listing'],
];

/** The same for the Banco. */
export const bancoFloors = [
  ['offline', 'scan', 'map', 'rooms', 'week'],
  ['staff', 'keyboard', 'figures', 'errors', 'undo', 'live', 'orders'],
  ['dialogs'],
  ['unsaved', 'reason'],
  ['table', 'downloads', 'order-acts', 'filters', 'product-acts', 'views', 'edits', 'documents', 'notes', 'lockers'],
  ['rich-text', 'clients', 'client-acts', 'audit-log', 'collections'],
];

/** Tests and their helpers may look inside what they test. */
const tests = '([.](test|harness)[.]tsx?$|/(testing|golden|gallery|bench)/)';

const modules = '^apps/server/src/modules/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * The rules of an app of rooms (features), what they share (floors) and pages that put them together.
 * @param name begins the names of the rules
 * @param folder below apps/
 * @param floors folders of shared/, the lowest first
 * @param packages of ours that the app may import
 */
function appRules(name, folder, floors, packages) {
  const app = `^apps/${folder}/src/`;
  const shared = (folders) => `${app}shared/(${folders.join('|')})/`;
  return [
    rule(
      `${name}-feature-alone`,
      'A feature never imports a feature: what two need is shared/, what joins two is a page in routes/.',
      { path: `${app}features/([^/]+)/` },
      { path: `${app}features/`, pathNot: `${app}features/$1/` },
    ),
    rule(
      `${name}-door`,
      'A feature or a folder of shared/ is reached through its index.ts.',
      { path: app, pathNot: `${app}((features|shared)/|entry-server)` },
      { path: `${app}(features|shared)/[^/]+/`, pathNot: `${app}(features|shared)/[^/]+/index[.]ts$` },
    ),
    rule(
      `${name}-server-door`,
      'The entry of the server reaches a feature through its index.ts, or its server.ts for what browsers load later.',
      { path: `${app}entry-server` },
      { path: `${app}(features|shared)/[^/]+/`, pathNot: `${app}(features|shared)/[^/]+/(index|server)[.]ts$` },
    ),
    rule(
      `${name}-shared-door`,
      'A folder of shared/ is reached through its index.ts.',
      { path: `${app}((?:features|shared)/[^/]+)/` },
      { path: `${app}shared/[^/]+/`, pathNot: [`${app}shared/[^/]+/index[.]ts$`, `${app}$1/`] },
    ),
    rule(
      `${name}-shared-below-features`,
      'What is shared knows neither features nor pages, nor how the app is put together.',
      { path: `${app}shared/` },
      { path: app, pathNot: `${app}(shared|lib)/` },
    ),
    rule(
      `${name}-feature-below-pages`,
      'A feature knows shared/ and lib/, not the pages that show it.',
      { path: `${app}features/` },
      { path: app, pathNot: `${app}(features|shared|lib)/|${app}config[.]ts$` },
    ),
    rule(
      `${name}-lib-lowest`,
      'lib/ knows nothing of the app.',
      { path: `${app}lib/` },
      { path: app, pathNot: `${app}lib/` },
    ),
    ...floors.flatMap((floor, index) => {
      const barred = floors.slice(index).flat();
      // alone on the highest floor a folder has nothing it must not import
      if (barred.length === 1) return [];
      return rule(
        `${name}-floor-${index + 1}`,
        'A folder of shared/ imports from the floors below its own only.',
        { path: `${app}shared/(${floor.join('|')})/` },
        { path: shared(barred), pathNot: `${app}shared/$1/` },
      );
    }),
    rule(
      `${name}-floor-named`,
      'A folder of shared/ stands on a floor: put it into the floors.',
      { path: `${app}shared/`, pathNot: shared(floors.flat()) },
      {},
    ),
    rule(
      `${name}-apart`,
      `Of ours an app knows ${packages.join(', ')}, and nothing else.`,
      { path: `^apps/${folder}/` },
      { path: '^(apps|packages)/', pathNot: `^(apps/${folder}|packages/(${packages.join('|')}))/` },
    ),
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-circle',
      'Files that import each other can only be understood, tested and loaded together.',
      { pathNot: tests },
      { circular: true },
    ),

    // The shop, and the Banco behind it.
    ...appRules('web', 'web', webFloors, ['contract', 'domain', 'ui']),
    ...appRules('banco', 'backoffice', bancoFloors, ['contract', 'domain', 'routing', 'ui']),

    // The server.
    rule(
      'server-module-door',
      'A module is reached through its index.ts.',
      { path: '^apps/server/src/', pathNot: [modules, tests] },
      { path: `${modules}[^/]+/`, pathNot: `${modules}[^/]+/index[.]ts$` },
    ),
    rule(
      'server-module-from-module',
      'A module reaches another through its index.ts.',
      { path: `${modules}([^/]+)/`, pathNot: tests },
      { path: `${modules}[^/]+/`, pathNot: [`${modules}[^/]+/index[.]ts$`, `${modules}$1/`] },
    ),
    rule(
      'server-payments-below-orders',
      'Payments speak with providers; orders decide what their word means, through PayableOrders.',
      { path: `${modules}payments/`, pathNot: tests },
      { path: `${modules}(order-book|orders|checkout|returns|invoicing)/` },
    ),
    rule(
      'server-order-book-lowest',
      'The book of orders is below every room that works on orders.',
      { path: `${modules}order-book/`, pathNot: tests },
      { path: `${modules}(orders|checkout|returns|invoicing|payments)/` },
    ),
    rule(
      'server-sql-in-repos',
      'The SQL of a module is in its repos; other files call them by name.',
      { path: modules, pathNot: ['[.]repo[.]ts$', tests] },
      { path: '^node_modules/kysely/' },
    ),
    rule(
      'server-platform-lowest',
      'The platform knows no module.',
      { path: '^apps/server/src/platform/', pathNot: tests },
      { path: modules },
    ),

    // Packages.
    rule(
      'domain-alone',
      'The rules of the trade import nothing.',
      { path: '^packages/domain/src/', pathNot: tests },
      {
        pathNot: '^packages/domain/src/',
      },
    ),
    rule(
      'search-alone',
      'The search engine imports nothing.',
      { path: '^packages/search/src/', pathNot: tests },
      {
        pathNot: '^packages/search/src/',
      },
    ),
    rule(
      'routing-alone',
      'The planner of rounds knows places, hours and crates, nothing of orders: it imports nothing but threads.',
      { path: '^packages/routing/src/', pathNot: tests },
      { pathNot: '^(packages/routing/src/|node:worker_threads|worker_threads)' },
    ),
    rule(
      'contract-only-zod',
      'The contract is read by whoever calls the shop: zod and itself.',
      { path: '^packages/contract/src/', pathNot: [tests, '/write-endpoints[.]ts$'] },
      { pathNot: '^(packages/contract/src/|node_modules/zod/)' },
    ),
    rule(
      'ui-apart',
      'The design system knows the rules of the domain (how a price is written), and nothing else of ours.',
      { path: '^packages/ui/src/', pathNot: tests },
      { path: '^(apps|packages)/', pathNot: '^packages/(ui|domain)/' },
    ),

    // What is for trying the shop out.
    rule(
      'no-demo-in-production',
      'Demo goods come in through the seed alone; pictures through a PictureSource.',
      {
        path: '^(apps|packages)/',
        pathNot: [tests, '^packages/(demo|simulators)/', '^apps/server/src/seed'],
      },
      { path: '^packages/demo/' },
    ),
    rule(
      'no-simulators-in-production',
      'The simulators of bank, mail and sign-in are for tests and for trying the shop out.',
      { path: '^(apps|packages)/', pathNot: [tests, '^packages/simulators/'] },
      { path: '^packages/simulators/' },
    ),
  ],
  options: {
    // TypeScript 7 has no compiler API to parse with; swc reads the types too, so that imports of types count.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|public)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
