-- A changed order is a new version of itself under the same number (ADR 0004): what the new version needs of place, goods,
-- certificates and payments moves to it, the rest stays with the old one, which gives it back.
alter table orders add column version int not null default 1 check (version > 0);
alter table orders drop constraint orders_order_number_key;
-- a try at a change that came to nothing leaves its number free for the next try
create unique index orders_number_version on orders (order_number, version) where state <> 'payment-failed';
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in ('draft', 'awaiting-payment', 'confirmed', 'picking', 'picked',
  'ready', 'out-for-delivery', 'delivered', 'payment-failed', 'cancelled', 'withdrawn', 'reopened', 'replaced'));

-- Which version a payment was opened for: the first one pays the order, those of later versions the difference.
alter table payment add column order_version int not null default 1 check (order_version > 0);
drop index payment_one_live;
-- at most one live payment for each version of an order: nobody is charged twice
create unique index payment_one_live on payment (order_id, order_version)
  where state in ('created', 'redirected', 'authorised', 'captured');

-- What an order has taken off a certificate's balance; of a change being paid only what its old version does not hold already.
alter table order_gift_certificate add column taken_cents int;
update order_gift_certificate set taken_cents = amount_cents;
alter table order_gift_certificate alter column taken_cents set not null,
  add check (taken_cents between 0 and amount_cents);

-- What of a withdrawal goes back to each payment of the order, decided once.
create table order_withdrawal_payment (
  order_withdrawal_id int not null references order_withdrawal on delete cascade,
  payment_id          int not null references payment,
  amount_cents        int not null check (amount_cents > 0),
  refunded_at         timestamptz,
  primary key (order_withdrawal_id, payment_id)
);
create index order_withdrawal_payment_payment on order_withdrawal_payment (payment_id);
insert into order_withdrawal_payment (order_withdrawal_id, payment_id, amount_cents, refunded_at)
select w.order_withdrawal_id, p.payment_id, w.card_cents, w.card_refunded_at
from order_withdrawal w join payment p on p.order_id = w.order_id and p.captured_cents > 0
where w.card_cents > 0;
