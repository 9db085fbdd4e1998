drop trigger promotion_product_insert_seen on promotion_product;
drop trigger promotion_product_update_seen on promotion_product;
drop trigger promotion_product_delete_seen on promotion_product;
create trigger promotion_product_insert_seen after insert on promotion_product referencing new table as changed
  for each statement execute function catalogue_product_changed();
create trigger promotion_product_update_seen after update on promotion_product referencing new table as changed
  for each statement execute function catalogue_product_changed();
create trigger promotion_product_delete_seen after delete on promotion_product referencing old table as changed
  for each statement execute function catalogue_product_changed();
drop trigger promotion_insert_seen on promotion;
drop trigger promotion_update_seen on promotion;
drop trigger promotion_delete_seen on promotion;
create trigger promotion_seen after insert or update or delete on promotion for each statement
  execute function catalogue_all_changed();
drop function catalogue_promotion_product_changed;
drop function catalogue_promotion_updated;
drop function catalogue_promotion_changed;
drop function catalogue_part_changed;
alter table catalogue_change drop column part;
drop index order_line_product;
drop index promotion_drafts;
alter table promotion drop column contribution_cents;
