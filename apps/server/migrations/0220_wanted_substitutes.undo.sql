alter table order_line drop column wanted_substitute_id;
alter table cart_item drop column wanted_substitute_id;
