-- A slot may be further away than a hold lasts: the card is kept when the order is placed, and the money is held later.
alter table payment add column hold_later boolean not null default false;
-- `promised`: a card is kept for it, with the customer's consent; nothing is held yet.
alter table payment drop constraint payment_state_check, add constraint payment_state_check
  check (state in ('created', 'redirected', 'promised', 'given-up', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
alter table payment_event drop constraint payment_event_kind_check, add constraint payment_event_kind_check
  check (kind in ('created', 'redirected', 'promised', 'given-up', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
drop index payment_one_live;
create unique index payment_one_live on payment (order_id, order_version, payment_type_id, is_rest)
  where state in ('created', 'redirected', 'promised', 'authorised', 'captured');
create index payment_promised on payment (order_id) where state = 'promised';

-- A card that is saved to pay an order with later.
alter table card_saving add column payment_id int unique references payment on delete cascade;

-- The money of a confirmed order could not be held: its customer is asked to pay, and the order is kept until then.
create table payment_request (
  order_id  int primary key references orders on delete cascade,
  reason    text not null, -- why the bank did not hold it (`payment.failure_reason`)
  asked_at  timestamptz not null,
  pay_by    timestamptz not null,
  remind_at timestamptz, -- null = no reminder is left
  closed_at timestamptz  -- paid, or the order was cancelled
);
create index payment_request_open on payment_request (pay_by) where closed_at is null;
