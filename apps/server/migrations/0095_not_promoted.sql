-- Goods no promotion, voucher or point may touch, by law (first infant formula: D.M. 82/2009 art. 10) or by the shop's choice.
alter table product
  add promotable boolean not null default true,
  -- why not, for the people of the shop
  add not_promotable_reason text check (length(not_promotable_reason) between 1 and 160);
-- as it was when it was ordered: what comes is settled and gives points by it
alter table order_line add promotable boolean not null default true;
