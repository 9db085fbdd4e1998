import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { slug } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { switchWayToPay } from '../payments/index.ts';
import { type Answers, type QuestionName, waysToPay } from './questions.ts';
import { rememberAnswers, rememberedAnswers } from './remembered-answers.repo.ts';
import { firstStore, lockStores, writeStore } from './store.repo.ts';
import { defaultOrders, writeHours, writeWindows, writeZone } from './store-parts.ts';

const { home, pickup } = deliveryServiceIds;

/**
 * Writes the answers into the shop, in the caller's transaction: all or nothing. What is answered as before is left alone, so that
 * a change made in the Banco meanwhile stays.
 * @param answers whole and in their one form: see `readAnswers`
 * @returns the store written
 * @throws BusinessError of the hours, zones and windows, e.g. a window that orders rely on
 */
export async function writeSetup(tx: Tx, answers: Answers, now: Date): Promise<number> {
  await lockStores(tx);
  const before = await rememberedAnswers(tx);
  const known = await firstStore(tx);
  const isNew = (...names: QuestionName[]) => !known || names.some((name) => answers[name] !== before[name]);

  const isStoreNew = isNew(
    ...([
      'storeName',
      'street',
      'streetNumber',
      'postalCode',
      'city',
      'province',
      'position',
      'phone',
      'email',
    ] as const),
    ...(['services', 'pickupSlots', 'homeSlots'] as const),
  );
  const warehouseId = isStoreNew
    ? await writeStore(tx, known?.warehouseId, storeOf(answers, known?.services ?? []))
    : known!.warehouseId;
  if (isNew('hours')) await writeHours(tx, warehouseId, answers.hours!, now);
  if (answers.pickupSlots && isNew('pickupSlots')) {
    await writeZone(tx, { warehouseId, deliveryServiceId: pickup }, {});
  }
  if (answers.homeSlots && isNew('homePostcodes', 'deliveryCost', 'freeFrom', 'minimumOrder')) {
    await writeZone(tx, { warehouseId, deliveryServiceId: home }, answers);
  }
  const { pickupSlots = '', homeSlots = '', ordersPerSlot = defaultOrders } = answers;
  if (isNew('pickupSlots', 'ordersPerSlot'))
    await writeWindows(tx, warehouseId, pickup, pickupSlots, ordersPerSlot, now);
  if (isNew('homeSlots', 'ordersPerSlot')) await writeWindows(tx, warehouseId, home, homeSlots, ordersPerSlot, now);
  if (isNew('waysToPay') && answers.waysToPay) await writeWaysToPay(tx, answers.waysToPay);
  await rememberAnswers(tx, answers);
  return warehouseId;
}

/** Offers those alone that were answered. */
async function writeWaysToPay(tx: Tx, answer: string): Promise<void> {
  const wanted = new Set(answer.split(', ').map((word) => waysToPay[word]));
  for (const id of Object.values(waysToPay)) await switchWayToPay(tx, id, wanted.has(id));
}

/** The row of a store as answered. @param services what it offers already */
export function storeOf(answers: Answers, services: readonly string[]) {
  const [latitude, longitude] = answers.position?.split(', ').map(Number) ?? [];
  // a locker is not asked for here and stays, and so do other services without an answer
  const others = answers.services
    ? [...services.filter((each) => each === 'locker'), ...answers.services.split(', ')]
    : services.filter((each) => each !== 'home-delivery' && each !== 'pick-up');
  return {
    name: answers.storeName!,
    slug: slug(answers.storeName!),
    street: answers.street!,
    streetNumber: answers.streetNumber ?? '',
    city: answers.city!,
    province: answers.province!,
    postalCode: answers.postalCode!,
    phone: answers.phone ?? '',
    email: answers.email ?? '',
    services: [...(answers.homeSlots ? ['home-delivery'] : []), ...(answers.pickupSlots ? ['pick-up'] : []), ...others],
    position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  };
}
