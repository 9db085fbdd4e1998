drop table warehouse_special_day;
