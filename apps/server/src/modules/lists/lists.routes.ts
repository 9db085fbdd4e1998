import { calls, type ListDetail, type ListSummary, type ShopScope } from '@sporta/contract';
import { quantityFromWire, shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { catalogueOf, type ShopView, shopOf } from '../catalogue/index.ts';
import { addListToCart } from './add-list-to-cart.ts';
import { addProduct, changeItem, recurList, removeList, removeProduct, renameList, shareList } from './change-list.ts';
import { createList } from './create-list.ts';
import { joinList, leaveList, removeMember } from './keep-together.ts';
import { findItems } from './list-items.repo.ts';
import { findMembers } from './list-members.repo.ts';
import { detailToWire, summaryToWire } from './list-to-wire.ts';
import { listNotFound } from './lists.errors.ts';
import { findKeptList, findLists, findSharedList, type ListRow } from './lists.repo.ts';

type Context = Pick<CallContext, 'db' | 'deps' | 'account' | 'visitor' | 'now'>;

export function registerListRoutes(app: FastifyInstance): void {
  registerCall(app, calls.lists.list, async (c) => ({ lists: await summaries(c) }));

  registerCall(app, calls.lists.detail, async (c) => {
    const { list_id: listId, share_token: token, hash } = c.input;
    const list =
      listId === undefined
        ? await findSharedList(c.db, token ?? '')
        : await findKeptList(c.db, c.account.accountId, listId);
    if (!list) throw listNotFound();
    return { list: await detail(c, list, hash) };
  });

  registerCall(app, calls.lists.shared, async (c) => {
    const list = await findSharedList(c.db, c.input.share_token);
    if (!list) throw listNotFound();
    return { list: await detail(c, list, c.input.hash) };
  });

  registerCall(app, calls.lists.recur, async (c) => {
    await recurList(c.deps, { ...owner(c), listId: c.input.list_id, everyDays: c.input.every_days });
    return { list: await keptDetail(c, c.input.list_id) };
  });

  registerCall(app, calls.lists.insert, async (c) => {
    const { name, items = [], from_cart: fromCart, order_id: orderId, share_token: shareToken } = c.input;
    const listId = await createList(c.deps, {
      accountId: c.account.accountId,
      name,
      sources: {
        items: items.map((item) => ({ productId: item.product_id, quantity: quantityFromWire(item.quantity) })),
        fromCart,
        orderId,
        shareToken,
      },
      now: c.now,
    });
    return { list: await keptDetail(c, listId) };
  });

  registerCall(app, calls.lists.update, async (c) => {
    await renameList(c.deps, { ...owner(c), listId: c.input.list_id, name: c.input.name });
    return { list: await keptDetail(c, c.input.list_id) };
  });

  registerCall(app, calls.lists.remove, async (c) => {
    await removeList(c.deps, { ...owner(c), listId: c.input.list_id });
    return { lists: await summaries(c) };
  });

  registerCall(app, calls.lists.share, async (c) => {
    const { list_id: listId, shared, together } = c.input;
    await shareList(c.deps, { ...owner(c), listId, shared, together });
    const list = await keptDetail(c, listId);
    return { list, ...(list.shareUrl ? { shareUrl: list.shareUrl } : {}) };
  });

  registerItemRoutes(app);
  registerTogetherRoutes(app);
}

function registerTogetherRoutes(app: FastifyInstance): void {
  registerCall(app, calls.lists.join, async (c) => {
    const listId = await joinList(c.deps, { ...owner(c), shareToken: c.input.share_token });
    return { list: await keptDetail(c, listId) };
  });

  registerCall(app, calls.lists.leave, async (c) => {
    await leaveList(c.deps, { ...owner(c), listId: c.input.list_id });
    return { lists: await summaries(c) };
  });

  registerCall(app, calls.lists.removeMember, async (c) => {
    const { list_id: listId, member_id: memberId } = c.input;
    await removeMember(c.deps, { ...owner(c), listId, memberId });
    return { list: await keptDetail(c, listId) };
  });
}

function registerItemRoutes(app: FastifyInstance): void {
  registerCall(app, calls.lists.addProduct, async (c) => {
    const { list_id: listId, product_id: productId, quantity, notes } = c.input;
    const item = { productId, quantity: quantityFromWire(quantity), notes: notes ?? null };
    return { list: await keptDetail(c, await addProduct(c.deps, { ...owner(c), listId, item })) };
  });

  registerCall(app, calls.lists.updateItem, async (c) => {
    const { list_item_id: listItemId, quantity, notes, position } = c.input;
    const listId = await changeItem(c.deps, {
      ...owner(c),
      listItemId,
      quantity: quantity === undefined ? undefined : quantityFromWire(quantity),
      notes,
      position,
    });
    return { list: await keptDetail(c, listId) };
  });

  registerCall(app, calls.lists.removeProduct, async (c) => {
    const { list_id: listId, product_id: productId } = c.input;
    return { list: await keptDetail(c, await removeProduct(c.deps, { ...owner(c), listId, productId })) };
  });

  registerCall(app, calls.lists.addToCart, async (c) => {
    const { list_id: listId, list_item_ids: listItemIds, show_sectors: showSectors } = c.input;
    const request = { deps: c.deps, account: c.account, now: c.now, showSectors };
    const { cart, warnings } = await addListToCart(request, { listId, listItemIds });
    return answer(cart, { warnings });
  });
}

const owner = ({ account, now }: Context) => ({ accountId: account.accountId, now });

const viewOf = (c: Omit<Context, 'account'>, scope?: ShopScope): ShopView => shopOf(catalogueOf(c.deps), c, scope).view;

async function summaries(c: Context): Promise<ListSummary[]> {
  const view = viewOf(c);
  return (await findLists(c.db, c.account.accountId)).map((list) =>
    summaryToWire(list, view, { viewer: c.account, today: todayOf(c) }),
  );
}

async function keptDetail(c: Context, listId: number): Promise<ListDetail> {
  const list = await findKeptList(c.db, c.account.accountId, listId);
  if (!list) throw listNotFound();
  return detail(c, list);
}

const todayOf = ({ now }: Pick<Context, 'now'>) => shopDay(now.getTime());

/** Also for anonymous visitors, of a shared list. */
async function detail(c: Omit<Context, 'account'>, list: ListRow, scope?: ShopScope): Promise<ListDetail> {
  const { publicUrl } = c.deps.config;
  const [items, members] = await Promise.all([findItems(c.db, list.listId), findMembers(c.db, list.listId)]);
  return detailToWire(list, { items, members }, viewOf(c, scope), {
    viewer: c.visitor,
    publicUrl,
    today: todayOf(c),
  });
}
