import { calls, type WeeklySlot } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import {
  endOwnWeekly,
  keepWeekly,
  readWeekly,
  readWeeklyChoices,
  readWeeklyTerms,
  skipDay,
  WEEKS_AHEAD,
} from '../delivery/index.ts';
import { readBaskets } from './basket.repo.ts';
import { chooseBasket } from './choose-basket.ts';
import { fillCart } from './fill-cart.ts';
import { weeklyToWire } from './weekly-to-wire.ts';

export function registerWeeklySlotRoutes(app: FastifyInstance): void {
  const { weeklySlots } = calls;

  registerCall(app, weeklySlots.list, (c) => listed(c));

  registerCall(app, weeklySlots.choices, async (c) => {
    const own = { accountId: c.account.accountId, addressId: c.input.user_address_id };
    const choices = await readWeeklyChoices(c.db, own);
    const field = 'user_address_id';
    if (!choices) throw c.refuse('address-not-found', 'Non abbiamo trovato questo indirizzo', { field });
    if (choices.warehouseId === null) throw c.refuse('not-covered', 'A questo indirizzo non consegniamo', { field });
    const { sharePercent, releaseHours } = await readWeeklyTerms(c.db, choices.warehouseId);
    return { windows: sharePercent === 0 ? [] : choices.windows, releaseHours };
  });

  registerCall(app, weeklySlots.keep, async (c) => {
    const { user_address_id: addressId, weekday, begin_time: beginTime, only_if_none: onlyIfNone = false } = c.input;
    await keepWeekly(c.deps, { accountId: c.account.accountId, addressId, weekday, beginTime, onlyIfNone });
    return listed(c);
  });

  registerCall(app, weeklySlots.chooseBasket, async (c) => {
    const { weekly_slot_id: weeklySlotId, basket, list_id: listId } = c.input;
    const chosen = {
      basket: basket === 'none' ? null : basket,
      listId: basket === 'list' ? (listId ?? null) : null,
    };
    await chooseBasket(c.deps, { accountId: c.account.accountId, weeklySlotId }, chosen);
    return listed(c);
  });

  registerCall(app, weeklySlots.fillCart, async (c) => {
    const { weekly_slot_id: weeklySlotId, day } = c.input;
    const { cart, warnings } = await fillCart({ deps: c.deps, account: c.account, now: c.now }, { weeklySlotId, day });
    return answer(cart, { warnings });
  });

  registerCall(app, weeklySlots.skip, async (c) => {
    const { weekly_slot_id: weeklySlotId, day, skip } = c.input;
    await skipDay(c.deps, { accountId: c.account.accountId, weeklySlotId, day, skip });
    return listed(c);
  });

  registerCall(app, weeklySlots.end, async (c) => {
    const { weekly_slot_id: weeklySlotId } = c.input;
    await endOwnWeekly(c.deps, { accountId: c.account.accountId, weeklySlotId });
    return listed(c);
  });
}

async function listed(c: {
  db: Db;
  now: Date;
  account: { accountId: number };
}): Promise<{ weeklySlots: WeeklySlot[] }> {
  const today = shopDay(c.now.getTime());
  const { accountId } = c.account;
  const rows = await readWeekly(c.db, { accountId, today, weeks: WEEKS_AHEAD, now: c.now });
  const baskets = await readBaskets(c.db, accountId);
  return { weeklySlots: rows.map((row) => weeklyToWire(row, c.now, baskets.get(row.weeklySlotId))) };
}
