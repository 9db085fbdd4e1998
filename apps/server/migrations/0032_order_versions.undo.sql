drop table order_withdrawal_payment;
alter table order_gift_certificate drop column taken_cents;
drop index payment_one_live;
create unique index payment_one_live on payment (order_id) where state in ('created', 'redirected', 'authorised', 'captured');
alter table payment drop column order_version;
update orders set state = 'cancelled' where state = 'replaced';
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in ('draft', 'awaiting-payment', 'confirmed', 'picking', 'picked',
  'ready', 'out-for-delivery', 'delivered', 'payment-failed', 'cancelled', 'withdrawn', 'reopened'));
drop index orders_number_version;
-- each version needs a number of its own again
update orders set order_number = order_number || '/' || version || '/' || order_id where version > 1;
alter table orders add constraint orders_order_number_key unique (order_number);
alter table orders drop column version;
