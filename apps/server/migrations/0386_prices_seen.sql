-- What one selling unit cost in the shop when its quantity was set last: the line says so when it costs something else.
alter table cart_item add column shelf_cents int;
