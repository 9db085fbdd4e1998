-- A cart whose payment failed may be placed again: only one order that is still alive may come from a cart.
alter table orders drop constraint orders_cart_id_key;
create unique index orders_one_live_per_cart on orders (cart_id) where state <> 'payment-failed';
create index orders_cart on orders (cart_id);
