import { calls, pageOf } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { type RawAnswer, rawAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { viewerLike, viewerOf } from '../../platform/viewer.ts';
import { catalogueOf, pickProducts, type ShopIndex, shopDay, shopOf, storeOf } from '../catalogue/index.ts';
import { previewOf, readPreview } from '../content-preview/index.ts';
import { FOR_EVER, sendNoPicture, sendPicture } from '../media/index.ts';
import { countedFacts } from './counted-facts.ts';
import { listFaqs } from './faqs.repo.ts';
import { bannersOf, belongsTo, toHomeBlock } from './home-blocks.ts';
import { leafletShown, shownLeafletId } from './leaflet-before.ts';
import {
  type LeafletPages,
  leafletPages,
  leafletPicture,
  pageOfPicture,
  picturesPath,
  toLeaflet,
} from './leaflet-pages.ts';
import { followLeaflets } from './leaflet-strips.ts';
import { findLeaflet, listLeafletProducts, listLeaflets } from './leaflets.repo.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { findPage } from './pages.repo.ts';
import { findPopup } from './popups.repo.ts';
import { blocksFor, faqsShown, pageShown } from './shown-before.ts';
import { soldOutLast } from './sold-out-last.ts';

/** Seconds a home page may be older than the content in the database. */
const HOME_SECONDS = 15;

export function registerContentRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  const { content } = calls;

  registerCall(app, content.pageView, async (c) => {
    const shown = pageShown(await previewOf(c), c.input.page_name);
    const page = shown ?? (await findPage(c.db, c.input.page_name, c.now));
    if (!page) throw c.refuse('page-not-found', 'Non abbiamo trovato questa pagina.', { field: 'page_name' });
    if (!page.facts) return { page };
    return {
      page: { ...page, facts: await countedFacts(c.db, shopOf(catalogueOf(deps), c, undefined), c.now, page.facts) },
    };
  });

  registerCall(app, content.faqList, async (c) => ({ faqs: faqsShown(await previewOf(c)) ?? (await listFaqs(c.db)) }));

  registerCall(app, content.popupView, async (c) => {
    const preview = await previewOf(c);
    const store = preview?.warehouseId ?? storeOf(catalogueOf(deps), c);
    const viewer = preview ? viewerLike(preview.audience, store) : viewerOf(c.visitor, store);
    const popup = await findPopup(c.db, preview?.at ?? c.now, viewer);
    if (!popup) return {};
    return { popup: { popupId: popup.popupId, TITLE: popup.title, DESCRIPTION: popup.description } };
  });

  registerCall(app, content.homeView, async (c) => {
    const store = catalogueOf(deps);
    const shop = shopOf(store, c, c.input.hash);
    const { revision } = shop;
    const preview = await previewOf(c);
    const rows = await blocksFor(c, shop, preview);
    const listed = rows.flatMap((row) => toHomeBlock(shop, row) ?? []);
    const blocks = await followLeaflets(c.db, listed, shopDay(preview?.at ?? c.now));
    if (preview) return { blocks };
    const until = c.now.getTime() + HOME_SECONDS * 1000;
    const { warehouseId, customer } = shop.view;
    return keptAnswer({ blocks }, () => {
      const now = deps.clock.now().getTime();
      return now < until && shop.revision === revision && store.shop(warehouseId, customer) === shop;
    });
  });

  registerCall(app, content.adv, async (c) => {
    const { layout, category_id, limit, shuffle, promo } = c.input;
    const shop = shopOf(catalogueOf(deps), c, c.input.hash);
    const category = category_id === undefined ? undefined : shop.view.catalogue.tree.byId.get(category_id);
    const rows = await blocksFor(c, shop, await previewOf(c));
    const here =
      layout === 'home'
        ? rows.filter(({ kind }) => kind !== 'magazine')
        : rows.filter((row) => category !== undefined && belongsTo(row, category.slug));
    const banners = here.flatMap((row) => bannersOf(shop, row)).slice(0, limit);
    return { banners, products: advertised(shop, { categorySlug: category?.slug, promo, limit, shuffle }) };
  });

  registerCall(app, content.leafletSearch, async (c) => {
    const rows = await listLeaflets(c.db, shopDay(c.now), c.input.warehouse_id);
    const leaflets = await Promise.all(
      rows.map(async (row) => toLeaflet(publicUrl, row, await leafletPages(deps, row))),
    );
    return { leaflets };
  });

  registerCall(app, content.leafletDetail, async (c) => {
    const preview = await leafletShown(c.db, await previewOf(c));
    if (preview?.row.slug === c.input.slug) {
      const pages = await leafletPages(deps, preview.row, preview.products);
      const baseLocation = `${publicUrl}/media/leaflet-preview/${c.request.headers['x-ebsn-preview']}/`;
      return {
        leaflet: { ...toLeaflet(publicUrl, preview.row, pages), baseLocation, pageProducts: productsOf(pages) },
      };
    }
    const row = await findLeaflet(c.db, c.input.slug);
    if (!row) throw c.refuse('leaflet-not-found', 'Non abbiamo trovato questo volantino.', { field: 'slug' });
    const pages = await leafletPages(deps, row);
    return { leaflet: { ...toLeaflet(publicUrl, row, pages), pageProducts: productsOf(pages) } };
  });

  registerCall(app, content.leafletProductSearch, async (c) => {
    const { parent_leaflet_id, parent_category_id = 1, page, page_size } = c.input;
    const shop = shopOf(catalogueOf(deps), c, c.input.hash);
    const inCategory = categoryFilter(shop, parent_category_id);
    const shown = parent_leaflet_id === shownLeafletId ? await leafletShown(c.db, await previewOf(c)) : undefined;
    const ids = soldOutLast(shop, shown?.products ?? (await listLeafletProducts(c.db, parent_leaflet_id)))
      .map(({ productId }) => productId)
      .filter(inCategory);
    const products = ids.flatMap((id) => {
      const slot = shop.view.catalogue.slotOf(id);
      return (slot !== undefined && shop.view.object(slot)) || [];
    });
    const from = (page - 1) * page_size;
    return { page: pageOf(products.length, page, page_size), products: products.slice(from, from + page_size) };
  });

  registerCall(
    app,
    content.newsletterSubscribe,
    async (c) => {
      const from = { ip: c.ip, accountId: c.visitor?.accountId };
      await subscribe(c.db, { email: c.input.e_mail, from, now: c.now });
      return {};
    },
    { rateLimit: { max: 20, windowSeconds: 600 } },
  );

  registerCall(app, content.newsletterConfirm, async (c) => {
    const good = c.input.unsubscribe
      ? await unsubscribe(c.db, c.input.token)
      : await confirm(c.db, c.input.token, c.now);
    if (!good) throw c.refuse('token-not-valid', 'Il link non è più valido: lascia di nuovo la tua e-mail.');
    return {};
  });

  app.get<{ Params: { token: string; file: string } }>(
    '/media/leaflet-preview/:token/:file',
    async (request, reply) => {
      const number = pageOfPicture(request.params.file);
      const preview = number ? await readPreview(deps.db, request.params.token, deps.clock.now()) : undefined;
      const shown = await leafletShown(deps.db, preview);
      if (!shown) return sendNoPicture(reply);
      const pages = await leafletPages(deps, shown.row, shown.products);
      const body = number && (await leafletPicture(deps, shown.row, pages, number));
      if (!body) return sendNoPicture(reply);
      return reply.header('cache-control', 'private, no-store').type('image/png').send(body);
    },
  );

  app.get<{ Params: { slug: string; version: string; file: string } }>(
    '/media/leaflets/:slug/:version/:file',
    async (request, reply) => {
      const { slug, version, file } = request.params;
      const number = pageOfPicture(file);
      const row = number === undefined ? undefined : await findLeaflet(deps.db, slug);
      if (!number || !row || number > row.pages) return sendNoPicture(reply);
      const pages = await leafletPages(deps, row);
      if (version !== pages.version) {
        return reply.header('cache-control', 'public, max-age=60').redirect(picturesPath(slug, pages) + file, 302);
      }
      const body = await leafletPicture(deps, row, pages, number);
      if (!body) return sendNoPicture(reply);
      return sendPicture(request, reply, {
        type: 'image/png',
        etag: `leaflet-${row.leafletId}-${version}-${number}`,
        cache: FOR_EVER,
        body,
      });
    },
  );
}

/** What stands on each page of a leaflet, and where. */
const productsOf = ({ pages }: LeafletPages) =>
  pages.map(({ page, productIds, areas }) => ({ page: page.number, productIds, areas }));

/** Visitors without a session get the same answer again while it holds. */
function keptAnswer(data: object, validWhile: () => boolean): RawAnswer {
  return rawAnswer(Buffer.from(JSON.stringify(data)), { maxAge: HOME_SECONDS, validWhile });
}

interface Advertised {
  categorySlug: string | undefined;
  promo: boolean | undefined;
  limit: number;
  shuffle: boolean;
}

/** Best sellers of a place; shuffled ones are drawn from the best hundred. */
function advertised(shop: ShopIndex, { limit, shuffle, ...choice }: Advertised) {
  const { products } = pickProducts(shop, { ...choice, limit: shuffle ? Math.max(100, limit) : limit });
  if (!shuffle) return products;
  const mixed = [...products];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed.slice(0, limit);
}

function categoryFilter(shop: ShopIndex, categoryId: number): (productId: number) => boolean {
  if (categoryId === 1) return () => true;
  const { tree } = shop.view.catalogue;
  const isBelow = (id: number): boolean => {
    for (let node = tree.byId.get(id); node; node = node.parent) if (node.categoryId === categoryId) return true;
    return false;
  };
  return (productId) => shop.view.catalogue.product(productId)?.categoryIds.some(isBelow) ?? false;
}
