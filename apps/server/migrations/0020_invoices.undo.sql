drop index orders_invoice_wanted;
drop table invoice;
drop table invoice_series;
