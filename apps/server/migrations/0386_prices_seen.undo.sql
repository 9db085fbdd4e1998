alter table cart_item drop column shelf_cents;
