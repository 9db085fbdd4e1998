drop index product_creation_key;
alter table product drop column creation_key;
