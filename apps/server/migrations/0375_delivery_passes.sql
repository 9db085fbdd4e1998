-- Passes for free deliveries: what the shop sells, what customers bought, and what orders saved by them.
-- A shop that has no offer on sale sells none: nothing is written here.
create table delivery_pass_offer (
  delivery_pass_offer_id int generated always as identity primary key,
  name        text not null check (length(name) between 1 and 60),
  days        int not null check (days between 7 and 400), -- the day of purchase comes on top
  price_cents int not null check (price_cents between 100 and 50000), -- VAT included
  from_cents  int not null check (from_cents between 0 and 100000), -- goods from which a delivery is free
  per_week    int check (per_week between 1 and 14), -- free deliveries, Monday to Sunday; null = no limit
  on_sale     boolean not null default true,
  created_at  timestamptz not null default now()
);

-- The order of a pass is no order of goods: it has a table of its own, and shares payments and ledger.
create table delivery_pass_order (
  -- drawn at random, below those of gift vouchers: one number names any of the three
  delivery_pass_order_id int primary key check (delivery_pass_order_id between 1000000 and 9999999),
  order_number    text not null unique,
  account_id      int not null references account,
  idempotency_key text not null,
  delivery_pass_offer_id int not null references delivery_pass_offer,
  state           text not null default 'awaiting-payment'
    check (state in ('awaiting-payment', 'confirmed', 'payment-failed', 'cancelled')),
  -- as it was sold: what the shop changes later changes nothing of it
  name            text not null,
  days            int not null,
  amount_cents    int not null check (amount_cents > 0),
  vat_rate_bp     int not null,
  from_cents      int not null,
  per_week        int,
  -- written once the money was taken, in shop time, both days whole
  starts_on       date,
  ends_on         date,
  confirmed_at    timestamptz,
  -- ended before its time: what goes back, and, where staff did it, who and why
  cancelled_at    timestamptz,
  refund_cents    int check (refund_cents between 0 and amount_cents),
  refunded_at     timestamptz, -- the provider has given it back
  ended_by        int references account,
  end_reason      text check (length(end_reason) <= 300),
  merged          boolean not null default false, -- came from another account of the same person: may hold beside one of this
  reminded_at     timestamptz, -- the mail before its end was handed to the outbox
  created_at      timestamptz not null default now(),
  unique (account_id, idempotency_key),
  check (starts_on <= ends_on),
  check ((state in ('confirmed', 'cancelled')) = (starts_on is not null and ends_on is not null and confirmed_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null and refund_cents is not null))
);
create index delivery_pass_order_account on delivery_pass_order (account_id, ends_on);
create index delivery_pass_order_ending on delivery_pass_order (ends_on) where state = 'confirmed' and reminded_at is null;
create index delivery_pass_order_waiting on delivery_pass_order (created_at) where state = 'awaiting-payment';
create index delivery_pass_order_offer on delivery_pass_order (delivery_pass_offer_id);
-- A double press, or two tabs, pay one purchase at a time.
create unique index delivery_pass_order_one_begun on delivery_pass_order (account_id) where state = 'awaiting-payment';
-- Passes follow one another; two that hold at once would be a bug of ours.
create extension if not exists btree_gist;
alter table delivery_pass_order add constraint delivery_pass_one_at_a_time
  exclude using gist (account_id with =, daterange(starts_on, ends_on, '[]') with &&) where (state = 'confirmed' and not merged);
alter table orders add constraint orders_not_delivery_pass check (order_id not between 1000000 and 9999999);

-- A payment pays an order of goods, of a gift voucher or of a pass, never two.
alter table payment add column delivery_pass_order_id int references delivery_pass_order;
alter table payment drop constraint payment_pays_one_order;
alter table payment add constraint payment_pays_one_order
  check (num_nonnulls(order_id, gift_voucher_order_id, delivery_pass_order_id) = 1);
alter table payment alter column payable_id
  set expression as (coalesce(order_id, gift_voucher_order_id, delivery_pass_order_id));
create unique index payment_one_live_delivery_pass on payment (delivery_pass_order_id)
  where delivery_pass_order_id is not null and state in ('created', 'redirected', 'authorised', 'captured');
create index payment_delivery_pass on payment (delivery_pass_order_id) where delivery_pass_order_id is not null;

-- What an order did not pay for its delivery, and by which pass. An order that takes its place keeps the pass.
alter table orders
  add column delivery_pass_order_id int references delivery_pass_order,
  add column pass_saved_cents int not null default 0 check (pass_saved_cents >= 0),
  add constraint orders_pass_saved check ((delivery_pass_order_id is not null) = (pass_saved_cents > 0));
create index orders_delivery_pass on orders (delivery_pass_order_id) where delivery_pass_order_id is not null;
