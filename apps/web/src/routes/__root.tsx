import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { AppProviders, KeepPresses, StartScript } from '../features/shell/index.ts';
import { sheetsOf } from '../lib/document-assets.ts';
import type { RouterContext } from '../lib/router-context.ts';
import { shopName } from '../lib/shop-name.ts';
import { settingsAttributes, themeColourOf, type WebSettings } from '../lib/web-settings.ts';
import { cartQuery } from '../shared/cart/index.ts';
import { sessionQuery } from '../shared/session/index.ts';

const loadLateParts = () => import('../late-parts.tsx');

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every page knows who is there and what is in the cart: prices depend on both.
  beforeLoad: async ({ context: { queryClient, api } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    // Without the cart the pages still show; only its button stays empty.
    if (user.userId !== 0) await queryClient.ensureQueryData(cartQuery(api)).catch(() => undefined);
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: themeColour(match.context.settings) },
      { title: `${shopName()} — la spesa a casa tua` },
    ],
    links: [
      { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Document,
});

/** The browser knows no settings, but the page it was sent. */
const themeColour = (settings: WebSettings | undefined): string =>
  themeColourOf(settings ?? document.documentElement.dataset);

function Document() {
  const { assets, settings } = Route.useRouteContext();
  const router = useRouter();
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) });
  // The browser finds them in the head and leaves them there.
  const sheets = import.meta.env.SSR && assets ? sheetsOf(assets, routeIds) : [];
  return (
    // The browser knows no settings and leaves those of the server where they are.
    <html
      lang="it"
      suppressHydrationWarning
      {...(settings ? { ...settingsAttributes(settings), 'data-now': String(Date.now()) } : {})}
    >
      <head>
        <HeadContent />
        <KeepPresses nonce={router.options.ssr?.nonce} rendered={assets !== undefined} />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {settings?.brandSheet ? <link rel="stylesheet" href={settings.brandSheet} /> : null}
        {assets?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <AppProviders loadLateParts={loadLateParts}>
          <Outlet />
        </AppProviders>
        <Scripts />
        <StartScript assets={assets} routeIds={routeIds} nonce={router.options.ssr?.nonce} />
      </body>
    </html>
  );
}
