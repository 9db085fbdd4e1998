-- What a company calls an order in its own books, and who in it pays. The lengths are those of the electronic invoice.
alter table cart
  add column purchase_order text check (length(purchase_order) between 1 and 20),
  add column cost_centre text check (length(cost_centre) between 1 and 30);
alter table orders
  add column purchase_order text check (length(purchase_order) between 1 and 20),
  add column cost_centre text check (length(cost_centre) between 1 and 30);
