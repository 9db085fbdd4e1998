alter table product_list_item drop column added_by;
drop table product_list_member;
alter table product_list drop column together;
