drop index orders_cart;
drop index orders_one_live_per_cart;
alter table orders add constraint orders_cart_id_key unique (cart_id);
