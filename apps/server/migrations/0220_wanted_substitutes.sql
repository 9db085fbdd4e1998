-- What a customer wants in the place of a line that is missing: one product, chosen beforehand.
alter table cart_item add column wanted_substitute_id int references product on delete set null;
alter table order_line add column wanted_substitute_id int references product on delete set null;
-- a product that is deleted looks for the lines that want it
create index cart_item_wanted on cart_item (wanted_substitute_id) where wanted_substitute_id is not null;
create index order_line_wanted on order_line (wanted_substitute_id) where wanted_substitute_id is not null;
