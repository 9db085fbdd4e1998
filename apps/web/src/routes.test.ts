import { globSync, readFileSync } from 'node:fs';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { requireMaster } from './features/company/index.ts';
import { createServerApi } from './lib/api.ts';
import { createRouter } from './router.tsx';
import { requireLogin } from './shared/session/index.ts';

/** The addresses of the specification (section 2), each with a page of its own. */

const router = createRouter({
  api: createServerApi(() => Promise.reject(new Error('nothing is asked'))),
  origin: 'http://shop.example',
});

/** Routes from the root to the page of an address. */
function routesOf(path: string): AnyRoute[] {
  const matches = router.matchRoutes(path, {}) as { routeId: string; params: Record<string, unknown> }[];
  return matches.map(({ routeId }) => router.routesById[routeId as never] as AnyRoute);
}

const pageOf = (path: string) => String(routesOf(path).at(-1)?.fullPath).replace(/\/$/, '') || '/';
const guards = (path: string) => routesOf(path).map(({ options }) => options.beforeLoad);
const CATEGORY = '/$';

it('each address written into a link has a page of its own', () => {
  const web = new URL('./', import.meta.url);
  const addresses = globSync('**/*.tsx', { cwd: web, exclude: ['**/*.test.tsx'] }).flatMap((name) =>
    [...readFileSync(new URL(name, web), 'utf8').matchAll(/ href="(\/[^"?]*)/g)].map(([, path = '']) => path),
  );
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((path) => pageOf(path) === CATEGORY)).toEqual([]);
});

describe('pages for everybody', () => {
  it.each([
    '/',
    '/not-found',
    '/service-down',
    '/login',
    '/page/chi-siamo',
    '/volantini',
    '/volantini/settimana',
    '/faq',
    '/reset-password-request',
    '/reset-password-sent',
    '/reset-password',
    '/reset-password-completed',
    '/registration-user',
    '/registration-completed',
    '/registration-confirmed',
    '/store-locator',
    '/store-locator/3',
    '/catalog',
    '/search',
    '/fast-search',
    '/product/penne',
    '/communication',
    // the outcomes of mails, opened where nobody is logged in
    '/profile/profile-confirmed',
    '/profile/profile-updated',
    '/profile/profile-update-error',
    '/profile/email-updated',
    '/profile/account-removed',
  ])('%s', (path) => {
    expect(pageOf(path)).not.toBe(CATEGORY);
    expect(guards(path)).not.toContain(requireLogin);
  });

  it('an address below the profile that says no outcome is not found', () => {
    const { loader, head } = routesOf('/profile/qualunque').at(-1)!.options as {
      loader: (visit: object) => unknown;
      head: (visit: object) => unknown;
    };
    for (const outcome of ['qualunque', 'toString']) {
      expect(() => loader({ params: { outcome } })).toThrow(expect.objectContaining({ isNotFound: true }));
    }
    expect(JSON.stringify(head({}))).toContain('Pagina non trovata');
    const loaderData = loader({ params: { outcome: 'profile-updated' } });
    expect(JSON.stringify(head({ loaderData }))).toContain('Dati salvati');
  });

  it.each(['/profile/lists/', '/profile/addresses/manage/', '/profile/delivery-pass/'])(
    '%s with something that is no id is not found, before anything is drawn',
    async (path) => {
      for (const text of ['abc', '0', '1e3', '99999999999999']) {
        const { options } = routesOf(path + text).at(-1)!;
        const params = router.matchRoutes(path + text, {}).at(-1)?.params;
        const load = async () => (options.loader as (visit: object) => unknown)({ context: {}, params });
        await expect(load()).rejects.toMatchObject({ isNotFound: true });
      }
    },
  );

  it('any other address is a category, whose name is the whole path', () => {
    expect(pageOf('/frutta-e-verdura/agrumi/arance')).toBe(CATEGORY);
    const params = router.matchRoutes('/frutta-e-verdura/agrumi/arance', {}).at(-1)?.params;
    expect(params).toMatchObject({ _splat: 'frutta-e-verdura/agrumi/arance' });
    expect(guards('/frutta-e-verdura')).not.toContain(requireLogin);
  });
});

it.each([
  [
    '/communication',
    { search: { email: 'ada@posta.example' } },
    { to: '/newsletter', search: { email: 'ada@posta.example' } },
  ],
  ['/catalog/fast-search', { location: { searchStr: '?q=latte' } }, { href: '/fast-search?q=latte' }],
])('%s leads to the page it means', (path, visit, page) => {
  const before = routesOf(path).at(-1)?.options.beforeLoad as (visit: object) => unknown;
  expect(() => before(visit)).toThrow(expect.objectContaining({ options: expect.objectContaining(page) }));
});

describe('pages behind a login', () => {
  it.each([
    '/checkout',
    '/payment',
    '/cart/payment-error/7',
    '/cart/payment-completed/7',
    '/payment-error/7',
    '/payment-error',
    '/payment-error-melaregalo/7',
    '/cart/payment-completed-melaregalo/7',
    '/email-confirmed',
    '/profile/payment-method',
    '/profile/gifts',
    '/profile/delivery-pass',
    '/profile/delivery-pass/7',
    '/profile/profile-update',
    '/profile/update-password',
    '/profile/rewards-cart',
    '/profile/requested-rewards',
    '/profile/create-offer',
    '/profile/orders',
    '/profile/orders/7',
    '/profile/lists',
    '/profile/lists/7',
    '/profile/addresses',
    '/profile/addresses/manage',
    '/profile/addresses/manage/7',
  ])('%s', (path) => {
    expect(pageOf(path)).not.toBe(CATEGORY);
    expect(guards(path)).toContain(requireLogin);
    expect(guards(path)).not.toContain(requireMaster);
  });

  it.each(['/profile/all-orders', '/profile/all-orders/7', '/profile/paymentduedate'])('%s, for masters', (path) => {
    expect(guards(path)).toContain(requireLogin);
    expect(guards(path)).toContain(requireMaster);
  });
});
