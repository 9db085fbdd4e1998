-- When a product is ordered again in a store, and what is on its way there. Apart from stock, whose rows orders wait for.
create table replenishment (
  product_id       int not null references product on delete cascade,
  warehouse_id     int not null references warehouse on delete cascade,
  reorder_point    int check (reorder_point > 0), -- thousandths of a selling unit
  arrives_on       date,
  arrives_quantity int check (arrives_quantity > 0), -- thousandths of a selling unit
  primary key (product_id, warehouse_id),
  check ((arrives_on is null) = (arrives_quantity is null)),
  check (reorder_point is not null or arrives_on is not null)
);
-- What the list of what runs short looks through.
create index replenishment_reorder on replenishment (warehouse_id, product_id) where reorder_point is not null;

create trigger replenishment_insert_seen after insert on replenishment referencing new table as changed
  for each statement execute function catalogue_product_changed();
create trigger replenishment_update_seen after update on replenishment referencing new table as changed
  for each statement execute function catalogue_product_changed();
create trigger replenishment_delete_seen after delete on replenishment referencing old table as changed
  for each statement execute function catalogue_product_changed();
