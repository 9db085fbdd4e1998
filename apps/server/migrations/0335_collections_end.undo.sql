drop index goods_collection_told;
drop index goods_collection_ended;
drop index goods_collection_open;
update goods_collection set state = 'cancelled' where state = 'to-bring';
update goods_collection set state = 'collected' where state = 'brought';
alter table goods_collection
  drop column told_begin_at,
  drop column told_order_id,
  drop constraint goods_collection_state_check,
  add constraint goods_collection_state_check check (state in ('waiting', 'collected', 'not-collected', 'cancelled'));
