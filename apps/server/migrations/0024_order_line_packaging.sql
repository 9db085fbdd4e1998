-- How many pieces a carton and a pallet of the product held when it was ordered: a later change of the catalogue must not make
-- other cartons of an old order. Lines of before take what the catalogue says now, which is the nearest there is.
alter table order_line
  add column box_items int check (box_items > 0),
  add column pallet_items int check (pallet_items > 0);
update order_line l set box_items = nullif(p.box_items, 0), pallet_items = nullif(p.pallet_items, 0)
from product p where p.product_id = l.product_id and (p.box_items is not null or p.pallet_items is not null);
