import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { readUserDetail } from '../profile/index.ts';

/** All the shop knows about a person, in a form other programs can read (GDPR art. 15 and 20). Money in cents. */
export async function exportAccount(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select jsonb_build_object(
      'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'account_id' order by a.address_id), '[]')
                      from address a where a.account_id = ${accountId} and a.deleted_at is null),
      'lists', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'items',
                  (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'quantityThousandths', i.quantity, 'notes', i.notes)
                            order by i.position), '[]')
                     from product_list_item i join product p using (product_id) where i.product_list_id = l.product_list_id))
                order by l.product_list_id), '[]') from product_list l where l.account_id = ${accountId}),
      'consents', (select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'version', d.version, 'accepted', x.accepted, 'at', x.at)
                            order by x.at), '[]')
                     from account_disclaimer x join disclaimer d using (disclaimer_id) where x.account_id = ${accountId}),
      'savedCards', (select coalesce(jsonb_agg(jsonb_build_object('brand', c.brand, 'number', c.masked_number,
                              'expires', c.expiry_month || '/' || c.expiry_year)), '[]')
                       from payment_auth c where c.account_id = ${accountId} and c.active),
      'points', (select coalesce(jsonb_agg(jsonb_build_object('points', e.points, 'description', e.description, 'at', e.at)
                   order by e.point_entry_id), '[]') from point_entry e where e.account_id = ${accountId}),
      'giftCertificates', (select coalesce(jsonb_agg(jsonb_build_object('description', g.description, 'balanceCents', g.balance_cents,
                             'validTo', g.valid_to) order by g.gift_certificate_id), '[]')
                             from gift_certificate g where g.account_id = ${accountId}),
      'rewards', (select coalesce(jsonb_agg(jsonb_build_object('requestedAt', r.requested_at, 'state', r.state, 'points', r.points)
                    order by r.reward_request_id), '[]') from reward_request r where r.account_id = ${accountId}),
      'withdrawals', (select coalesce(jsonb_agg(jsonb_build_object('requestedAt', w.requested_at, 'reason', w.reason,
                        'refundCents', w.refund_cents) order by w.order_withdrawal_id), '[]')
                        from order_withdrawal w join orders o using (order_id) where o.account_id = ${accountId}),
      'problems', (select coalesce(jsonb_agg(jsonb_build_object('reportedAt', p.reported_at, 'note', p.note)
                     order by p.order_problem_id), '[]')
                     from order_problem p join orders o using (order_id) where o.account_id = ${accountId}),
      'devices', (select coalesce(jsonb_agg(jsonb_build_object('device', s.client_label, 'since', s.created_at,
                    'lastUsed', s.last_seen_at) order by s.session_id), '[]') from session s where s.account_id = ${accountId}),
      'orderApprovals', (select coalesce(jsonb_agg(jsonb_build_object('totalCents', v.total_cents, 'requestedAt', v.requested_at,
                           'state', v.state, 'note', v.note, 'items', v.lines) order by v.order_approval_id), '[]')
                           from order_approval v where v.account_id = ${accountId}),
      'orders', (select coalesce(jsonb_agg(jsonb_build_object('number', o.order_number, 'state', o.state, 'createdAt', o.created_at,
                   'address', o.address, 'comment', o.order_comment,
                   'purchaseOrder', o.purchase_order, 'costCentre', o.cost_centre, 'totalCents', o.total_cents, 'lines',
                   (select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'quantityThousandths', n.quantity, 'unit', n.unit,
                             'totalCents', n.gross_cents, 'notes', n.user_notes) order by n.position), '[]')
                      from order_line n where n.order_id = o.order_id)) order by o.created_at), '[]')
                 from orders o where o.account_id = ${accountId})) as data`.execute(db);
  return { user: await readUserDetail(db, accountId), ...rows[0]?.data };
}
