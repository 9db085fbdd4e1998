import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#094a28' },
      { title: 'Sporta — la spesa a casa tua' },
    ],
  }),
  component: Document,
});

function Document() {
  const { assets } = Route.useRouteContext();
  return (
    <html lang="it">
      <head>
        <HeadContent />
        {assets?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} suppressHydrationWarning />
        ))}
        {assets?.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} suppressHydrationWarning />
        ))}
      </head>
      <body>
        <Outlet />
        <Scripts />
        {assets && <script type="module" src={assets.script} async suppressHydrationWarning />}
      </body>
    </html>
  );
}
