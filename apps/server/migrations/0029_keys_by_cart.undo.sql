-- the first purchase of each key keeps it
update orders o set idempotency_key = o.idempotency_key || '-' || o.cart_id where exists (
  select from orders e where e.account_id = o.account_id and e.idempotency_key = o.idempotency_key
    and (e.created_at, e.order_id) < (o.created_at, o.order_id));
alter table orders add constraint orders_account_id_idempotency_key_key unique (account_id, idempotency_key);
drop index orders_key_of_cart;
