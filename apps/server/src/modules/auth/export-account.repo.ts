import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What hangs on an account, as JSON. Raw, because one statement gathers nested JSON of thirty tables. Money in cents. */
export async function readBelongings(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const email = sql`(select lower(email) from account where account_id = ${accountId})`;
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select jsonb_build_object(
      'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'account_id' order by a.address_id), '[]')
                      from address a where a.account_id = ${accountId} and a.deleted_at is null),
      'lists', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'items',
                  (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'quantityThousandths', i.quantity, 'notes', i.notes)
                            order by i.position), '[]')
                     from product_list_item i join product p using (product_id) where i.product_list_id = l.product_list_id))
                order by l.product_list_id), '[]') from product_list l where l.account_id = ${accountId}),
      'listsOfOthers', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'since', m.joined_at)
                          order by m.product_list_member_id), '[]')
                          from product_list_member m join product_list l using (product_list_id) where m.account_id = ${accountId}),
      'ratings', (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'liked', r.liked, 'at', r.rated_at)
                    order by r.rated_at), '[]') from product_rating r join product p using (product_id) where r.account_id = ${accountId}),
      'weeklySlots', (select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'begin', w.begin_time, 'end', w.end_time,
                          'address', w.address_id, 'since', w.created_at, 'ended', w.ended_at,
                          'days', (select coalesce(jsonb_agg(jsonb_build_object('day', p.day, 'state', p.state) order by p.day), '[]')
                             from weekly_place p where p.weekly_slot_id = w.weekly_slot_id)) order by w.weekly_slot_id), '[]')
                        from weekly_slot w where w.account_id = ${accountId}),
      'avoidedAllergens', (select coalesce(jsonb_agg(jsonb_build_object('allergen', x.allergen, 'consentedAt', x.consented_at)
                            order by x.allergen), '[]') from account_allergen x where x.account_id = ${accountId}),
      'consents', (select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'version', d.version, 'accepted', x.accepted, 'at', x.at)
                            order by x.at), '[]')
                     from account_disclaimer x join disclaimer d using (disclaimer_id) where x.account_id = ${accountId}),
      'savedCards', (select coalesce(jsonb_agg(jsonb_build_object('brand', c.brand, 'number', c.masked_number,
                              'expires', c.expiry_month || '/' || c.expiry_year)), '[]')
                       from payment_auth c where c.account_id = ${accountId} and c.active),
      'laterChargesRefusedAt', (select later_charges_refused_at from account where account_id = ${accountId}),
      'mealTickets', (select coalesce(jsonb_agg(jsonb_build_object('issuer', t.name, 'account', m.issuer_account,
                        'linkedAt', m.linked_at, 'tickets', m.tickets) order by m.linked_at), '[]')
                        from meal_ticket_link m join payment_type t using (payment_type_id) where m.account_id = ${accountId}),
      'points', (select coalesce(jsonb_agg(jsonb_build_object('points', e.points, 'description', e.description, 'at', e.at)
                   order by e.point_entry_id), '[]') from point_entry e where e.account_id = ${accountId}),
      'giftCertificates', (select coalesce(jsonb_agg(jsonb_build_object('description', g.description, 'balanceCents', g.balance_cents,
                             'validTo', g.valid_to) order by g.gift_certificate_id), '[]')
                             from gift_certificate g where g.account_id = ${accountId}),
      'rewards', (select coalesce(jsonb_agg(jsonb_build_object('requestedAt', r.requested_at, 'state', r.state, 'points', r.points,
                    'items', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'points', l.points)
                       order by l.reward_id), '[]') from reward_request_line l where l.reward_request_id = r.reward_request_id))
                    order by r.reward_request_id), '[]') from reward_request r where r.account_id = ${accountId}),
      'rewardsCart', (select coalesce(jsonb_agg(jsonb_build_object('name', w.name, 'quantity', i.quantity, 'addedAt', i.added_at)
                        order by i.reward_id), '[]')
                        from reward_cart_item i join reward w using (reward_id) where i.account_id = ${accountId}),
      'offers', (select coalesce(jsonb_agg(jsonb_build_object('percent', f.percent, 'validFrom', f.valid_from, 'validTo', f.valid_to,
                   'activatedAt', f.activated_at, 'products',
                   (select coalesce(jsonb_agg(p.name order by x.position), '[]') from account_offer_product x
                      join product p using (product_id) where x.account_offer_id = f.account_offer_id))
                   order by f.account_offer_id), '[]') from account_offer f where f.account_id = ${accountId}),
      'newsletter', (select coalesce(jsonb_agg(jsonb_build_object('askedAt', n.asked_at, 'confirmedAt', n.confirmed_at)), '[]')
                       from newsletter_subscription n where lower(n.email) = ${email}),
      'notifyRequests', (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'postalcode', n.postalcode, 'product', p.name,
                           'askedAt', n.created_at, 'doneAt', n.done_at) order by n.notify_request_id), '[]')
                           from notify_request n left join product p using (product_id) where lower(n.email) = ${email}),
      'notifications', (select jsonb_build_object(
        'choices', (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'mail', n.mail, 'push', n.push) order by n.kind), '[]')
                      from notice_choice n where n.account_id = ${accountId}),
        'quietMinutes', (select jsonb_build_object('from', q.from_minute, 'to', q.to_minute) from notice_quiet q where q.account_id = ${accountId}),
        'devices', (select coalesce(jsonb_agg(jsonb_build_object('since', d.created_at) order by d.push_device_id), '[]')
                      from push_device d where d.account_id = ${accountId}),
        'notices', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'about', p.about, 'at', p.found_at)
                      order by p.push_notice_id), '[]') from push_notice p where p.account_id = ${accountId}))),
      'carts', (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'comment', c.order_comment,
                  'purchaseOrder', c.purchase_order, 'costCentre', c.cost_centre, 'codes', c.promo_codes, 'updatedAt', c.updated_at,
                  'giftCertificates', (select coalesce(jsonb_agg(g.description order by x.added_at), '[]')
                     from cart_gift_certificate x join gift_certificate g using (gift_certificate_id) where x.cart_id = c.cart_id),
                  'mealTickets', (select coalesce(jsonb_agg(jsonb_build_object('issuer', t.name, 'tickets', x.wanted_tickets)
                     order by x.added_at), '[]')
                     from cart_meal_ticket x join payment_type t using (payment_type_id) where x.cart_id = c.cart_id),
                  'items', (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'quantityThousandths', i.quantity,
                     'notes', i.user_notes, 'addedAt', i.added_at) order by i.cart_item_id), '[]')
                     from cart_item i join product p using (product_id) where i.cart_id = c.cart_id)) order by c.cart_id), '[]')
                  from cart c where c.account_id = ${accountId}),
      'invoices', (select coalesce(jsonb_agg(jsonb_build_object('year', i.year, 'number', i.number, 'issuedAt', i.issued_at,
                     'holder', i.holder, 'order', o.order_number, 'creditNotes',
                     (select coalesce(jsonb_agg(jsonb_build_object('year', n.year, 'number', n.number, 'issuedAt', n.issued_at,
                        'totalCents', n.total_cents) order by n.credit_note_id), '[]')
                        from credit_note n where n.invoice_id = i.invoice_id)) order by i.invoice_id), '[]')
                     from invoice i join invoice_order io using (invoice_id) join orders o on o.order_id = io.order_id where o.account_id = ${accountId}),
      'payments', (select coalesce(jsonb_agg(jsonb_build_object('order', m.number, 'amountCents', m.amount_cents,
                     'capturedCents', m.captured_cents, 'refundedCents', m.refunded_cents, 'state', m.state, 'createdAt', m.created_at)
                     order by m.payment_id), '[]')
                     from (select o.order_number as number, p.* from orders o join payment p using (order_id) where o.account_id = ${accountId}
                       union all
                       select v.order_number, p.* from gift_voucher_order v join payment p using (gift_voucher_order_id)
                       where v.account_id = ${accountId}
                       union all
                       select d.order_number, p.* from delivery_pass_order d join payment p using (delivery_pass_order_id)
                       where d.account_id = ${accountId}) m),
      'deliveryPasses', (select coalesce(jsonb_agg(jsonb_build_object('number', d.order_number, 'state', d.state, 'name', d.name,
                     'amountCents', d.amount_cents, 'startsOn', d.starts_on, 'endsOn', d.ends_on,
                     'beginAskedAt', d.begin_asked_at, 'cancelledAt', d.cancelled_at,
                     'refundCents', d.refund_cents, 'endReason', d.end_reason, 'createdAt', d.created_at) order by d.created_at), '[]')
                     from delivery_pass_order d where d.account_id = ${accountId}),
      'giftVouchersBought', (select coalesce(jsonb_agg(jsonb_build_object('number', v.order_number, 'state', v.state,
                     'amountCents', v.amount_cents, 'recipientName', v.recipient_name, 'recipientEmail', v.recipient_email,
                     'senderName', v.sender_name, 'message', v.message, 'deliverOn', v.deliver_on, 'mailedAt', v.mailed_at,
                     'createdAt', v.created_at) order by v.created_at), '[]')
                     from gift_voucher_order v where v.account_id = ${accountId}),
      'companyInvitations', (select coalesce(jsonb_agg(jsonb_build_object('company', c.name, 'email', i.email,
                               'sentByYou', i.invited_by = ${accountId}, 'invitedAt', i.created_at, 'acceptedAt', i.accepted_at)
                               order by i.company_invitation_id), '[]')
                               from company_invitation i join company c using (company_id)
                               where i.invited_by = ${accountId} or lower(i.email) = ${email}),
      'companyRequests', (select coalesce(jsonb_agg(jsonb_build_object('company', c.name, 'requestedAt', r.requested_at,
                            'registered', r.business)), '[]')
                            from company_join_request r join company c using (company_id) where r.account_id = ${accountId}),
      'earlierEmails', (select coalesce(jsonb_agg(jsonb_build_object('email', t.payload->>'email', 'changedAt', t.created_at)
                          order by t.account_token_id), '[]')
                          from account_token t where t.account_id = ${accountId} and t.purpose = 'undo-email'),
      'withdrawals', (select coalesce(jsonb_agg(jsonb_build_object('requestedAt', w.requested_at, 'reason', w.reason,
                        'refundCents', w.refund_cents, 'lines',
                        (select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'quantityThousandths', l.quantity)
                           order by n.position), '[]') from order_withdrawal_line l join order_line n using (order_line_id)
                           where l.order_withdrawal_id = w.order_withdrawal_id)) order by w.order_withdrawal_id), '[]')
                        from order_withdrawal w join orders o using (order_id) where o.account_id = ${accountId}),
      'problems', (select coalesce(jsonb_agg(jsonb_build_object('reportedAt', p.reported_at, 'note', p.note,
                     'state', p.state, 'wish', p.wish, 'outcome', p.outcome, 'answer', p.answer, 'solvedAt', p.solved_at,
                     'photos', (select coalesce(jsonb_agg(jsonb_build_object('at', f.at, 'webpBase64', encode(f.image, 'base64')) order by f.at), '[]')
                        from problem_photo f where f.order_problem_id = p.order_problem_id),
                     'lines',
                     (select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'problem', l.problem, 'quantityThousandths', l.quantity) order by n.position), '[]')
                        from order_problem_line l join order_line n using (order_line_id)
                        where l.order_problem_id = p.order_problem_id))
                     order by p.order_problem_id), '[]')
                     from order_problem p join orders o using (order_id) where o.account_id = ${accountId}),
      'messagesOfTheShop', (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'about', k.kind, 'at', m.at,
                             'text', m.text) order by m.care_message_id), '[]')
                             from care_message m join care_case k using (care_case_id) join orders o using (order_id)
                             where o.account_id = ${accountId}),
      'lettersAboutOrders', (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', t.order_number, 'at', l.at,
                              'subject', l.subject, 'text', l.text) order by l.order_letter_id, t.order_number), '[]')
                              from order_letter_to t join order_letter l using (order_letter_id)
                              where t.order_number in (select o.order_number from orders o where o.account_id = ${accountId})),
      'deliveries', (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'state', t.state,
                       'doneAt', t.done_at, 'proof', t.proof, 'signature', t.signature, 'signedBy', t.signed_by,
                       'notes', t.notes, 'position', jsonb_build_array(t.latitude, t.longitude),
                       'refused', (select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'quantityThousandths', f.quantity,
                          'reason', f.reason) order by n.position), '[]') from round_refusal f join order_line n using (order_line_id)
                          where f.round_stop_id = t.round_stop_id),
                       'photos', (select coalesce(jsonb_agg(jsonb_build_object('at', f.at, 'subject', f.subject,
                          'jpegBase64', encode(f.image, 'base64')) order by f.at), '[]') from round_photo f
                          where f.round_stop_id = t.round_stop_id)) order by t.round_stop_id), '[]')
                       from round_stop t join orders o using (order_id) where o.account_id = ${accountId}),
      'devices', (select coalesce(jsonb_agg(jsonb_build_object('device', s.client_label, 'since', s.created_at,
                    'lastUsed', s.last_seen_at) order by s.session_id), '[]') from session s where s.account_id = ${accountId}),
      'orderApprovals', (select coalesce(jsonb_agg(jsonb_build_object('totalCents', v.total_cents, 'requestedAt', v.requested_at,
                           'state', v.state, 'note', v.note, 'items', v.lines) order by v.order_approval_id), '[]')
                           from order_approval v where v.account_id = ${accountId}),
      'quotes', (select coalesce(jsonb_agg(jsonb_build_object('requestedAt', q.requested_at, 'state', q.state, 'note', q.note,
                   'wished', q.wished, 'answer', q.answer, 'lines', (select jsonb_agg(jsonb_build_object('productId', l.product_id,
                      'quantityThousandths', l.quantity, 'priceCents', l.price_cents) order by l.quote_line_id)
                      from quote_line l where l.quote_id = q.quote_id)) order by q.quote_id), '[]')
                   from quote q where q.account_id = ${accountId}),
      'orders', (select coalesce(jsonb_agg(jsonb_build_object('number', o.order_number, 'state', o.state, 'createdAt', o.created_at,
                   'deliveryFrom', o.slot_begin_at, 'deliveryTo', o.slot_end_at, 'address', o.address,
                   'events', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'state', e.to_state, 'note', e.note)
                      order by e.order_event_id), '[]') from order_event e where e.order_id = o.order_id),
                   'giftCertificates', (select coalesce(jsonb_agg(jsonb_build_object('description', g.description,
                      'amountCents', g.amount_cents)), '[]') from order_gift_certificate g where g.order_id = o.order_id),
                   'packages', (select coalesce(jsonb_agg(jsonb_build_object('description', k.descr, 'quantity', coalesce(k.delivered_quantity, k.quantity),
                      'costCents', k.cost_cents)), '[]') from order_package k where k.order_id = o.order_id),
                   'comment', o.order_comment,
                   'purchaseOrder', o.purchase_order, 'costCentre', o.cost_centre, 'totalCents', o.total_cents, 'lines',
                   (select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'quantityThousandths', n.quantity, 'unit', n.unit,
                             'totalCents', n.gross_cents, 'notes', n.user_notes) order by n.position), '[]')
                      from order_line n where n.order_id = o.order_id)) order by o.created_at), '[]')
                 from orders o where o.account_id = ${accountId})) as data`.execute(db);
  return rows[0]!.data;
}
