-- "Avvisami": also of a place in a window of delivery, where all those of a store are taken. The place has to hold what was in the cart.
alter table notify_request
  drop constraint notify_request_kind_check,
  add constraint notify_request_kind_check check (kind in ('zone', 'product', 'slot')),
  add column delivery_service_id int references delivery_service,
  add column units int, -- work units of the cart
  add column crates int;
create unique index notify_request_slot_once on notify_request (warehouse_id, delivery_service_id, lower(email))
  where kind = 'slot' and done_at is null;
