drop index product_no_allergens;
