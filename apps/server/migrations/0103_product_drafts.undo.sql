drop trigger product_on_sale on product;
drop function product_was_on_sale;
alter table product drop column draft;
