drop table cold_check;
drop table cold_reading;
drop table cold_probe;
drop table cold_cell;
