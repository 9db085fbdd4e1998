import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What nearly every page of the shop is made of: one file, instead of thirty that each carry their own frame. */
const everydayParts = new RegExp(
  [
    'ui/src/components/(announcer|button|cx|link|price|product|stepper)',
    'ui/src/components/(brand/Logo|layout/(BottomNav|Breadcrumbs|Section|SkipLink))',
    'ui/src/components/(feedback/(Badges|Bar|EmptyState|Spinner)|form/(Checkbox|Chip|Field|Switch|TextInput|useKeepTyped))',
    'domain/src/(money|packaging|quantity|shop-day|text)[.]',
    'web/src/(config|lib/(notice-place|parse-id|program-in-time)|features/(company/model/require-master|shell/model/in-shell|fast-search/model/list-address))[.]',
    'web/src/shared/(payment/marks-query|session/(use-login-href|remembered|require-login))[.]',
    'contract/src/new-key[.]',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Icons of the frame, of products, notes and listings: first pages show them. The others have a file of their own. */
const everydayIcons = new RegExp(
  `[\\\\/]ui[\\\\/]src[\\\\/]icons[\\\\/](${[
    'drawIcon|ArrowRightBold|ArrowUpBold|CaretDownBold|CaretRightBold|ChatCircleDots|CheckBold|CheckCircleFill',
    'ClockCounterClockwise(Bold|Fill)|ClockFill|GiftFill|Heart|HeartFill|Image|InfoFill|LeafFill|MagnifyingGlassBold',
    'MagnifyingGlassDuotone|MapPinFill|MinusBold|Note|PencilSimple|PlusBold|Receipt|ReceiptFill|ScalesBold|SealPercentFill',
    'SlidersHorizontal|Storefront|ToteSimpleBold|TrashBold|User|WarningCircleFill|WarningFill|WifiSlashDuotone|XBold',
  ].join('|')})[.]`,
);

const framework = /[\\/]node_modules[\\/](@tanstack|react|react-dom|scheduler|use-sync-external-store)[\\/]/;

/** `Features.LightDark` of Lightning CSS, which is Vite's to depend on. */
const LIGHT_DARK = 1 << 20;

// Two builds from one source: the browser's (dist/client, with a manifest) and the server's (dist/server).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page loads comes with its component, not with the first page of every visit.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
  ],
  build: isSsrBuild
    ? { target: 'esnext', emptyOutDir: true, copyPublicDir: false }
    : {
        target: 'es2022',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // The first page names every file that may come later: names beside the hashes would weigh 3 kB of it, and
            // longer hashes of more letters 0.6.
            hashCharacters: 'base36',
            // dist/client/.vite/manifest.json says which file is which.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // One file for the icons used all over instead of sixty of a few hundred bytes each.
                { name: 'icons', test: everydayIcons },
                { name: 'more-icons', test: /[\\/]ui[\\/]src[\\/]icons[\\/]/, minShareCount: 4 },
                { name: 'parts', test: everydayParts },
                // Together they pack better; what only some pages use stays with them.
                { name: 'framework', test: framework, minShareCount: 12 },
                { name: 'shop', test: /[\\/](web|contract|ui|domain)[\\/]src[\\/]/, minShareCount: 30 },
              ],
            },
          },
        },
      },
  // Written out for older browsers, light-dark() would be resolved on the root element; they keep the light look (ui/styles/dark.css).
  css: { lightningcss: { exclude: LIGHT_DARK } },
  // Everything of React goes into the server bundle, so that it starts without resolving a thousand files.
  ssr: { noExternal: true, target: 'node' },
}));
