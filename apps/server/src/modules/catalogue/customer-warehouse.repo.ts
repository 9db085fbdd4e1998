import { sql } from 'kysely';
import { SessionFact } from '../../platform/session-facts.ts';

/**
 * Warehouse the customer's open cart is delivered from: what they see of the shop is what it sells. Null before an address is
 * chosen. The catalogue reads it from the cart's row itself, because it is below the cart.
 */
export const customerWarehouse = new SessionFact<number | null>({
  name: 'warehouse_id',
  column: () => sql`(select o.warehouse_id from cart o where o.account_id = a.account_id and o.state = 'open')`,
  otherwise: null,
});
