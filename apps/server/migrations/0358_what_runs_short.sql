-- What runs short in a store was found by joining all its reorder points with its stock, on every opening of the catalogue: half of
-- what a list cost at 25,000 of them. The stock knows its reorder point now, a copy that the table it is a copy of keeps true; a
-- write to the stock touches the index only when a product begins or stops running short.
alter table stock add column reorder_point int; -- thousandths of a selling unit
update stock s set reorder_point = n.reorder_point from replenishment n
  where n.product_id = s.product_id and n.warehouse_id = s.warehouse_id and n.reorder_point is not null;
alter table stock add column runs_short boolean not null
  generated always as (coalesce(on_hand - reserved <= reorder_point, false)) stored;
create index stock_runs_short on stock (warehouse_id, product_id) where runs_short;
drop index replenishment_reorder;

create function copy_reorder_points() returns trigger language plpgsql as $$
begin
  -- locked in the order in which orders lock them, and only those that differ: a locked row makes an order wait
  update stock s set reorder_point = differs.reorder_point
  from (select s.warehouse_id, s.product_id, n.reorder_point
    from (select distinct warehouse_id, product_id from changed) c join stock s using (warehouse_id, product_id)
      left join replenishment n using (warehouse_id, product_id)
    where s.reorder_point is distinct from n.reorder_point
    order by s.warehouse_id, s.product_id for update of s) differs
  where s.warehouse_id = differs.warehouse_id and s.product_id = differs.product_id;
  return null;
end $$;
create trigger replenishment_insert_copied after insert on replenishment referencing new table as changed
  for each statement execute function copy_reorder_points();
create trigger replenishment_update_copied after update on replenishment referencing new table as changed
  for each statement execute function copy_reorder_points();
create trigger replenishment_delete_copied after delete on replenishment referencing old table as changed
  for each statement execute function copy_reorder_points();

-- goods that a store begins to sell after it was said when they are ordered again
create function take_reorder_point() returns trigger language plpgsql as $$
begin
  new.reorder_point := (select reorder_point from replenishment
    where product_id = new.product_id and warehouse_id = new.warehouse_id);
  return new;
end $$;
create trigger stock_takes_reorder_point before insert on stock for each row execute function take_reorder_point();
