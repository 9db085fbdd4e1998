alter table order_line drop column reserved;
alter table cart drop column invoice_requested;
alter table address drop column stairway;
