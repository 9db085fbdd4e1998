-- A key names one purchase of one cart: the same one sent for the next cart is another purchase.
create unique index orders_key_of_cart on orders (account_id, idempotency_key, cart_id);
alter table orders drop constraint orders_account_id_idempotency_key_key;
