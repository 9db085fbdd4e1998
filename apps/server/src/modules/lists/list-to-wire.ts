import type { ListDetail, ListItem, ListSummary } from '@sporta/contract';
import { centsToEuro, euroToCents, multiplyByQuantity, quantityToWire } from '@sporta/domain';
import type { Account } from '../../platform/session.ts';
import { type PriceFor, personalPrices } from '../benefits/index.ts';
import { grossListPrice, pictureOf, type ShopView } from '../catalogue/index.ts';
import type { ItemRow } from './list-items.repo.ts';
import type { MemberRow } from './list-members.repo.ts';
import type { ListRow } from './lists.repo.ts';

interface Seen {
  viewer: Account | undefined;
  /** Day of the shop, `YYYY-MM-DD`. */
  today: string;
}

/** A list as the overview shows it to those who keep it. */
export function summaryToWire(list: ListRow, view: ShopView, { viewer, today }: Seen): ListSummary {
  const { catalogue } = view;
  const isOwn = list.accountId === viewer?.accountId;
  return {
    listId: list.listId,
    name: list.name,
    isFavourites: list.isFavourites,
    itemCount: list.itemCount,
    updatedAt: list.updatedAt.toISOString(),
    shared: list.shareToken !== null,
    ...(isOwn ? {} : { owner: list.ownerName }),
    ...(list.memberCount > 0 ? { memberCount: list.memberCount } : {}),
    ...(!isOwn || list.recursDays === null || list.proposedFrom === null
      ? {}
      : {
          recurrence: {
            everyDays: list.recursDays,
            nextDate: list.proposedFrom,
            due: list.itemCount > 0 && list.proposedFrom <= today,
          },
        }),
    previews: list.previewIds.flatMap((productId) => {
      const product = catalogue.everSold(productId);
      if (!product) return [];
      const tint = catalogue.mainCategory(product)?.effectiveTint;
      return [{ name: product.name, mediaURL: pictureOf(product).thumb, ...(tint ? { tint } : {}) }];
    }),
  };
}

/** A list with its products as this shop has them today; it shows what is not sold as sold out. */
export function detailToWire(
  list: ListRow,
  { items, members }: { items: readonly ItemRow[]; members: readonly MemberRow[] },
  view: ShopView,
  { viewer, publicUrl, today }: Seen & { publicUrl: string },
): ListDetail {
  const role = roleOf(list, members, viewer);
  const priceFor = personalPrices(viewer);
  const shown = items.map((item) => ({ item, slot: sellableSlot(item, view) }));
  const totalCents = shown.reduce((total, { item, slot }) => {
    return slot === undefined ? total : total + multiplyByQuantity(centsNow(slot, view, priceFor), item.quantity);
  }, 0);
  const { owner, memberCount, ...summary } = summaryToWire(list, view, { viewer, today });
  const isKept = role !== 'reader';
  return {
    ...summary,
    ...(isKept ? membersToWire(members, { owner, memberCount }, viewer) : {}),
    items: shown.map(({ item }) => itemToWire(item, view, isKept ? viewer : undefined)),
    unavailableCount: shown.filter(({ slot }) => slot === undefined).length,
    estimatedTotal: centsToEuro(totalCents),
    ...(role === 'owner' && list.shareToken ? { shareUrl: shareUrl(publicUrl, list.shareToken) } : {}),
    editable: isKept,
    role,
    together: list.together,
  };
}

function roleOf(list: ListRow, members: readonly MemberRow[], viewer: Account | undefined): ListDetail['role'] {
  if (!viewer) return 'reader';
  if (list.accountId === viewer.accountId) return 'owner';
  return members.some(({ accountId }) => accountId === viewer.accountId) ? 'member' : 'reader';
}

/** Who keeps a list is said to those who keep it, and to nobody who only has its link. */
function membersToWire(
  members: readonly MemberRow[],
  summary: Pick<ListSummary, 'owner' | 'memberCount'>,
  viewer: Account | undefined,
): Pick<ListDetail, 'owner' | 'memberCount' | 'members'> {
  return {
    ...(summary.owner === undefined ? {} : { owner: summary.owner }),
    ...(summary.memberCount === undefined ? {} : { memberCount: summary.memberCount }),
    members: members.map(({ memberId, accountId, name }) => ({
      memberId,
      name,
      isYou: accountId === viewer?.accountId,
    })),
  };
}

/** The page that shows a shared list to whoever has its link. */
export function shareUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/shared-list/${token}`;
}

/** @param keeper who looks, when they keep the list */
function itemToWire(item: ItemRow, view: ShopView, keeper: Account | undefined): ListItem {
  const slot = view.catalogue.slotOf(item.productId);
  const product = slot === undefined ? undefined : view.object(slot);
  return {
    listItemId: item.listItemId,
    product: product ?? view.unsold(item.productId, lastPrice(item.productId, view)),
    quantity: quantityToWire(item.quantity),
    ...(item.notes ? { notes: item.notes } : {}),
    ...(keeper && item.addedByName && item.addedBy !== keeper.accountId ? { addedBy: item.addedByName } : {}),
  };
}

/** What a product that is sold here costs the viewer now. */
function centsNow(slot: number, view: ShopView, priceFor: PriceFor | undefined): number {
  const product = priceFor && view.object(slot);
  return product ? euroToCents(priceFor(product).priceDisplay) : (view.priceNow[slot] as number);
}

/** List price of a product that is not sold here, cents; 0 when it has none any more. */
function lastPrice(productId: number, { catalogue, warehouseId, customer }: ShopView): number {
  const product = catalogue.everSold(productId);
  return (product && grossListPrice(product, warehouseId, customer.priceListId)) ?? 0;
}

/** Slot of a product of which the quantity wanted is there; undefined when it cannot be bought now. */
function sellableSlot(item: ItemRow, view: ShopView): number | undefined {
  const slot = view.catalogue.slotOf(item.productId);
  if (slot === undefined || (view.priceNow[slot] ?? -1) < 0) return undefined;
  return (view.available[slot] ?? 0) >= item.quantity ? slot : undefined;
}
