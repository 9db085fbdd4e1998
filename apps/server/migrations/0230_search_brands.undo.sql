drop table search_brand;
