-- The tab of the catalogue that shows food nobody has said the allergens of, as those of 0076.
create index product_no_allergens on product (product_id) where gaps && array['allergens'];
