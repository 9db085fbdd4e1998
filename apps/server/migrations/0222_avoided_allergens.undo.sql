drop table account_allergen;
