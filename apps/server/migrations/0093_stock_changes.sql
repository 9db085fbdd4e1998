-- Every order takes stock: nodes read the stock of its products again, not their names, prices and categories too. A node of the
-- version before reads the whole products, which is right too.
alter table catalogue_change drop constraint catalogue_change_part_check;
alter table catalogue_change add constraint catalogue_change_part_check check (part in ('promotions', 'words', 'stock'));

create function catalogue_stock_changed() returns trigger language plpgsql as $$
declare ids int[] := array(select distinct product_id from changed);
begin
  -- as for products, a bulk change is announced once for the whole catalogue
  if cardinality(ids) > 500 then
    insert into catalogue_change (product_id) values (null);
  else
    insert into catalogue_change (product_id, part) select id, 'stock' from unnest(ids) id;
  end if;
  if cardinality(ids) > 0 then
    perform pg_notify('catalogue', '');
  end if;
  return null;
end $$;

drop trigger stock_insert_seen on stock;
drop trigger stock_update_seen on stock;
drop trigger stock_delete_seen on stock;
create trigger stock_insert_seen after insert on stock referencing new table as changed
  for each statement execute function catalogue_stock_changed();
create trigger stock_update_seen after update on stock referencing new table as changed
  for each statement execute function catalogue_stock_changed();
create trigger stock_delete_seen after delete on stock referencing old table as changed
  for each statement execute function catalogue_stock_changed();
