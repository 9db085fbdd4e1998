drop table pickup_told;
