import { shopDay } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { BusinessError } from '../../platform/errors.ts';
import { readStoreHours } from '../warehouses/index.ts';
import type { Answers } from './questions.ts';
import { deliveryServices } from './read-services.ts';
import { readWeek, type WeekHours } from './read-week.ts';
import { lockStores, type StoreCard, storeCard, writeStoreCard } from './store.repo.ts';
import { assertNameIsFree } from './store-name.ts';
import { writeHours } from './store-parts.ts';
import { storeOf } from './write-setup.ts';

/** A store as it is changed: where it is, how it is reached, when it is open in a week. */
export interface ChangeableStore {
  card: StoreCard;
  week: readonly WeekHours[];
  /** Changes with anything of it. */
  version: string;
}

/** Degrees below which two points are one: some ten centimetres, less than a form says. */
const SAME = 1e-6;

const isSamePoint = (one: Pick<StoreCard, 'latitude' | 'longitude'>, other: typeof one): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME && Math.abs(one.longitude - other.longitude) < SAME;

const isSameNumber = (one: string, other: string): boolean => {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^(00)?39(?=\d{6})/, '');
  return digits(one) === digits(other);
};

/** The fields of one store that another one has, in its order. */
const pick = (from: StoreCard, like: object): object =>
  Object.fromEntries(Object.keys(like).map((field) => [field, from[field as keyof StoreCard]]));

/** @throws BusinessError `store-not-found`, also for one that is closed */
export async function readStore(db: Db | Tx, warehouseId: number, now: Date): Promise<ChangeableStore> {
  const card = await storeCard(db, warehouseId);
  if (!card) {
    throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  }
  const { week } = await readStoreHours(db, warehouseId, shopDay(now.getTime()));
  return { card, week, version: digestOf([card, week]) };
}

/**
 * Changes an open store that is still as its author saw it, in the caller's transaction. What files call it stays, and so do ways of
 * delivery, zones, windows and special days. The lock of `openStore` is held, so that nobody takes the name meanwhile.
 * @param answers those of a store's address, position and hours; without hours a store that has none goes without
 * @returns what it was and is
 * @throws BusinessError `store-not-found`, `store-changed`, `store-name-taken`, and those of hours
 */
export async function changeStore(
  tx: Tx,
  warehouseId: number,
  answers: Answers,
  { version, now }: { version: string; now: Date },
): Promise<{ before: ChangeableStore; after: ChangeableStore }> {
  await lockStores(tx);
  const before = await readStore(tx, warehouseId, now);
  if (before.version !== version) {
    throw new BusinessError(
      'store-changed',
      'Nel frattempo qualcuno ha cambiato questo punto vendita: guarda com’è adesso',
      {
        field: 'version',
      },
    );
  }
  const { slug: _, services: __, position, ...card } = storeOf(answers, []);
  const { latitude, longitude } = position && !isSamePoint(position, before.card) ? position : before.card;
  await assertNameIsFree(tx, card.name, warehouseId);
  if (!answers.hours && before.week.length > 0) {
    throw new BusinessError('wrong-answer', 'Orari di apertura: manca', { field: 'hours' });
  }
  // a number that is only written in another way stays as it was written
  const phone = isSameNumber(card.phone, before.card.phone) ? before.card.phone : card.phone;
  const services = [...deliveryServices(before.card.services), ...(answers.services?.split(', ') ?? [])];
  const wanted = { ...card, phone, latitude, longitude, services };
  // a change announced to every node although nothing is different would make each read the whole catalogue again
  if (digestOf(wanted) !== digestOf(pick(before.card, wanted))) {
    await writeStoreCard(tx, warehouseId, wanted);
  }
  if (answers.hours && digestOf(readWeek(answers.hours)) !== digestOf(before.week)) {
    await writeHours(tx, warehouseId, answers.hours, now);
  }
  return { before, after: await readStore(tx, warehouseId, now) };
}
