drop index weekly_slot_of_list;
alter table weekly_slot drop column product_list_id, drop column basket;
