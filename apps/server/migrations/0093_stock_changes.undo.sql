drop trigger stock_insert_seen on stock;
drop trigger stock_update_seen on stock;
drop trigger stock_delete_seen on stock;
create trigger stock_insert_seen after insert on stock referencing new table as changed
  for each statement execute function catalogue_product_changed();
create trigger stock_update_seen after update on stock referencing new table as changed
  for each statement execute function catalogue_product_changed();
create trigger stock_delete_seen after delete on stock referencing old table as changed
  for each statement execute function catalogue_product_changed();
drop function catalogue_stock_changed;
update catalogue_change set part = null where part = 'stock';
alter table catalogue_change drop constraint catalogue_change_part_check;
alter table catalogue_change add constraint catalogue_change_part_check check (part in ('promotions', 'words'));
