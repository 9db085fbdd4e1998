-- Bags are counted when an order is picked, and as many are charged.
alter table order_package add column delivered_quantity int check (delivered_quantity >= 0); -- charged in the end; null = as ordered
alter table order_settlement add column bags int check (bags >= 0); -- used, as counted; null = not counted
