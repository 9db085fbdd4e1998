-- What a customer usually buys in the window they keep: a list they keep, or what they ordered last. Proposed, never bought by itself.
alter table weekly_slot add column basket text check (basket in ('list', 'last'));
alter table weekly_slot add column product_list_id int references product_list on delete set null;
alter table weekly_slot add check (product_list_id is null or basket = 'list');
create index weekly_slot_of_list on weekly_slot (product_list_id) where product_list_id is not null;
