drop table cart_change;
