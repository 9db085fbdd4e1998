drop table place;
