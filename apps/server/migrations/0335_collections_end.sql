-- Goods that wait for a van end otherwise too, and who was told of a van hears when another one comes.
alter table goods_collection
  drop constraint goods_collection_state_check,
  add constraint goods_collection_state_check
    check (state in ('waiting', 'collected', 'not-collected', 'cancelled', 'to-bring', 'brought')),
  add column told_order_id int references orders on delete set null, -- whose van the last letter named
  add column told_begin_at timestamptz; -- and the beginning of its slot
create index goods_collection_open on goods_collection (created_at) where state in ('waiting', 'not-collected', 'to-bring');
create index goods_collection_ended on goods_collection (ended_at) where state in ('collected', 'brought', 'cancelled');
create index goods_collection_told on goods_collection (told_order_id) where told_order_id is not null;
