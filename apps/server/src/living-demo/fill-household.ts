import type { UserAddress, WeeklySlot } from '@sporta/contract';
import { addDays, shopDay, weekday } from '@sporta/domain';
import type { Deps } from '../platform/deps.ts';
import { callerFor } from './shop-calls.ts';

/** Days from now of the place that is kept first: customers may choose its slot already. */
const IN_DAYS = 3;

/**
 * Gives the household of the demo a window it keeps every week, and the list it buys in it, so that its cart begins with one press.
 * Once: a window it has, or wants no more, is left alone.
 */
export async function fillHousehold(deps: Deps): Promise<void> {
  const account = await deps.db
    .selectFrom('account')
    .select('account_id as accountId')
    .where('login', '=', 'cliente@sporta.example')
    .executeTakeFirst();
  if (!account) return;
  const household = await callerFor(deps, account.accountId, { staff: false });
  const kept: { weeklySlots: WeeklySlot[] } = await household.get('weekly-slot/list');
  if (kept.weeklySlots.length > 0) return;
  const { userAddresses }: { userAddresses: UserAddress[] } = await household.get('user-address/list');
  const address = userAddresses.find(({ covered }) => covered !== false);
  if (!address) return;
  const asked = { user_address_id: address.userAddressId };
  const { windows }: { windows: { weekday: number; beginTime: string }[] } = await household.get(
    'weekly-slot/choices',
    asked,
  );
  const day = weekday(addDays(shopDay(deps.clock.now().getTime()), IN_DAYS));
  const window = windows.filter((each) => each.weekday === day).at(-1) ?? windows[0];
  if (!window) return;
  const { weeklySlots }: { weeklySlots: WeeklySlot[] } = await household.post('weekly-slot/keep', {
    ...asked,
    weekday: window.weekday,
    begin_time: window.beginTime,
  });
  const [slot] = weeklySlots;
  const { lists }: { lists: { listId: number; name: string }[] } = await household.get('list/list');
  const list = lists.find(({ name }) => name === 'Spesa della settimana');
  if (!slot || !list) return;
  await household.post('weekly-slot/choose-basket', {
    weekly_slot_id: slot.weeklySlotId,
    basket: 'list',
    list_id: list.listId,
  });
}
