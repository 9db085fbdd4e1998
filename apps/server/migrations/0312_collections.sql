-- Refunded goods a van fetches: the lines of a return of staff, taken along at the next stop at the same door.
create table goods_collection (
  goods_collection_id int primary key generated always as identity,
  order_withdrawal_id int not null unique references order_withdrawal on delete cascade,
  order_id            int not null references orders on delete cascade, -- that brought the goods
  state               text not null default 'waiting' check (state in ('waiting', 'collected', 'not-collected', 'cancelled')),
  created_at          timestamptz not null,
  round_stop_id       int references round_stop on delete set null, -- at which it ended
  reason              text, -- why not; the customer reads it
  ended_by            int references account,
  ended_at            timestamptz,
  check (state in ('waiting') = (ended_at is null)),
  check (state in ('waiting') = (ended_by is null))
);
create index goods_collection_order on goods_collection (order_id);
create index goods_collection_waiting on goods_collection (order_id) where state = 'waiting';
create index goods_collection_stop on goods_collection (round_stop_id) where round_stop_id is not null;
create trigger goods_collection_tell_staff after insert or update on goods_collection
  for each row execute function tell_staff_about_order('order');
