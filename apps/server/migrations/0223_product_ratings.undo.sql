drop table product_rating;
