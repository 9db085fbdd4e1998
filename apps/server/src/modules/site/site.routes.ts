import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { PlainAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { FOR_EVER, pictureWorkshopOf, sendPicture } from '../media/index.ts';
import { androidLinks, appleLinks } from './app-links.ts';
import { iconsOf, manifestOf } from './icons.ts';
import { isPhone, PHONE_HEADERS } from './is-phone.ts';
import { buildSitemap } from './sitemap.ts';

const FOR_A_DAY = 'public, max-age=86400';
/** The look of the shop may change. */
const FOR_AN_HOUR = 'public, max-age=3600';
const SITEMAP_MINUTES = 10;
/** What search engines and phones ask a site for, and the version the apps ask for. */
export function registerSiteRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, clock } = deps;

  registerCall(app, calls.content.version, () => {
    const { version, description, storeUrl } = config.mobileApp;
    const lastVersion = { version, description, url: storeUrl };
    return new PlainAnswer(200, { 'content-type': 'application/json; charset=utf-8' }, JSON.stringify({ lastVersion }));
  });

  for (const [name, file] of [
    ['assetlinks.json', androidLinks(config.mobileApp.androidFingerprints)],
    ['apple-app-site-association', appleLinks(config.mobileApp.iosId)],
  ] as const) {
    // A shop without apps of its own vouches for none.
    if (!file) continue;
    app.get(`/.well-known/${name}`, (_request, reply) =>
      reply.header('cache-control', FOR_A_DAY).type('application/json; charset=utf-8').send(JSON.stringify(file)),
    );
  }

  app.get('/robots.txt', (_request, reply) => {
    reply.header('cache-control', FOR_A_DAY).type('text/plain; charset=utf-8');
    return reply.send(robots(config.publicUrl));
  });

  let sitemap: { files: Promise<Map<string, string>>; until: number } | undefined;
  const sitemapFile = async (name: string) => {
    const now = clock.now().getTime();
    if (!sitemap || now >= sitemap.until) {
      const files = buildSitemap(deps);
      const made = { files, until: now + SITEMAP_MINUTES * 60_000 };
      sitemap = made;
      files.catch(() => {
        if (sitemap === made) sitemap = undefined;
      });
    }
    return (await sitemap.files).get(name);
  };
  app.get<{ Params: { file?: string } }>('/sitemap/:file', async ({ params }, reply) => {
    const xml = params.file === 'sitemap.xml' ? undefined : await sitemapFile(params.file ?? '');
    if (xml === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8').send(xml);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const xml = await sitemapFile('sitemap.xml');
    return reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8').send(xml);
  });

  app.get('/manifest.webmanifest', ({ headers }, reply) => {
    reply.header('cache-control', FOR_AN_HOUR).header('vary', PHONE_HEADERS);
    reply.type('application/manifest+json; charset=utf-8');
    return reply.send(JSON.stringify(manifestOf(deps.shop.look, { onPhone: isPhone(headers) })));
  });
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', FOR_A_DAY).redirect('/icons/icon.svg', 302),
  );
  app.get('/apple-touch-icon.png', (_request, reply) =>
    reply.header('cache-control', FOR_A_DAY).redirect('/icons/apple-touch-icon.png', 302),
  );
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const { file } = request.params;
    const { look, sheet } = deps.shop;
    // an address of before, e.g. of a page that is open, is a page without a look of its own until it is loaded again
    if (sheet && `/icons/${file}` === sheet.address) {
      return reply.header('cache-control', FOR_EVER).type('text/css; charset=utf-8').send(sheet.css);
    }
    if (look?.logo && file === `logo-${look.logo.logo}.png`) {
      return sendPicture(request, reply, { type: 'image/png', etag: file, cache: FOR_EVER, body: look.logo.png });
    }
    const { bitmapIcons, vectorIcon, version } = iconsOf(look);
    const etag = `icon-${version}-${file}`;
    if (file === 'icon.svg') {
      return sendPicture(request, reply, { type: 'image/svg+xml', etag, cache: FOR_A_DAY, body: vectorIcon });
    }
    const icon = Object.hasOwn(bitmapIcons, file) ? bitmapIcons[file] : undefined;
    if (!icon) return reply.callNotFound();
    const { cache, painter } = pictureWorkshopOf(deps);
    const body = await cache.get(`icons/${version}-${file}`, () =>
      painter.paint({ subject: { kind: 'svg', svg: icon.svg }, size: icon.size, format: 'png' }),
    );
    return sendPicture(request, reply, { type: 'image/png', etag, cache: FOR_A_DAY, body });
  });
}

/** Personal pages and endless combinations of filters are of no use to a search engine. */
function robots(origin: string): string {
  const closed = ['/ebsn/', '/login', '/checkout', '/payment', '/profile', '/registration-', '/reset-password'];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return lines.join('\n');
}
