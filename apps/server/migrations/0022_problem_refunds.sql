-- Goods reported missing or bad and refunded go the way of those given back: the same lines, money, certificates and points.
-- A report is answered once.
alter table order_withdrawal add column order_problem_id int unique references order_problem;
alter table order_problem add column solved_at timestamptz;
-- What certificates had paid of goods that were then missing at picking, and when a delivered order was looked at for it.
create table order_missing_gift (
  order_id            int not null references orders on delete cascade,
  gift_certificate_id int not null references gift_certificate,
  amount_cents        int not null check (amount_cents > 0),
  at                  timestamptz not null,
  primary key (order_id, gift_certificate_id)
);
create index order_missing_gift_certificate on order_missing_gift (gift_certificate_id);
alter table orders add column missing_returned_at timestamptz;
create index orders_missing_due on orders (order_id) where gift_cents > 0 and missing_returned_at is null;
-- All that came back to the certificates of an order.
create view order_gift_return as
  select w.order_id, g.gift_certificate_id, g.amount_cents, g.at
  from order_withdrawal_gift g join order_withdrawal w using (order_withdrawal_id)
  union all
  select order_id, gift_certificate_id, amount_cents, at from order_missing_gift;
alter table point_entry drop constraint point_entry_points_check;
alter table point_entry drop constraint point_entry_kind_check;
alter table point_entry
  add constraint point_entry_kind_check
    check (kind in ('opening', 'order', 'reward', 'reward-cancelled', 'withdrawal', 'refund')),
  add constraint point_entry_points_check check (points <> 0 or kind in ('withdrawal', 'refund'));
