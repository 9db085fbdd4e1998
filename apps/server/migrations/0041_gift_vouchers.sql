-- Vouchers bought for others. The order of one is no order of goods: it has a table of its own, and shares payments and ledger.
create table gift_voucher_order (
  -- drawn at random, below those of orders of goods: one number names either
  gift_voucher_order_id int primary key check (gift_voucher_order_id between 10000000 and 99999999),
  order_number        text not null unique,
  account_id          int not null references account,
  idempotency_key     text not null,
  state               text not null default 'awaiting-payment'
    check (state in ('awaiting-payment', 'confirmed', 'payment-failed', 'cancelled')),
  amount_cents        int not null check (amount_cents between 1000 and 25000 and amount_cents % 100 = 0),
  -- names, address and words: null once the person who entered them was forgotten
  recipient_name      text check (length(recipient_name) <= 60),
  recipient_email     text,
  sender_name         text check (length(sender_name) <= 60),
  message             text check (length(message) <= 300),
  deliver_on          date not null, -- day in shop time on which the recipient gets the mail
  mailed_at           timestamptz, -- its mail was handed to the outbox
  gift_certificate_id int unique references gift_certificate, -- made once the money was taken
  confirmed_at        timestamptz,
  cancelled_at        timestamptz,
  created_at          timestamptz not null default now(),
  unique (account_id, idempotency_key),
  check ((state in ('confirmed', 'cancelled')) = (gift_certificate_id is not null))
);
create index gift_voucher_order_due on gift_voucher_order (deliver_on) where state = 'confirmed' and mailed_at is null;
alter table orders add constraint orders_not_gift_voucher check (order_id not between 10000000 and 99999999);

-- A payment pays an order of goods or of a gift voucher, never both.
alter table payment
  alter column order_id drop not null,
  add column gift_voucher_order_id int references gift_voucher_order,
  add constraint payment_pays_one_order check (num_nonnulls(order_id, gift_voucher_order_id) = 1);
alter table payment add column payable_id int not null generated always as (coalesce(order_id, gift_voucher_order_id)) stored;
create unique index payment_one_live_gift_voucher on payment (gift_voucher_order_id)
  where gift_voucher_order_id is not null and state in ('created', 'redirected', 'authorised', 'captured');
create index payment_gift_voucher on payment (gift_voucher_order_id) where gift_voucher_order_id is not null;
