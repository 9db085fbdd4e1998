alter table order_line drop column pallet_items, drop column box_items;
