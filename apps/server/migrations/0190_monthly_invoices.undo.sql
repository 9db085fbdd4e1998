-- Fails where an invoice of a month was written: it cannot be unwritten.
alter table einvoice alter column order_id set not null;
alter table payment_due_date drop column invoice_id;
drop trigger invoice_of_order on invoice;
drop function note_order_of_invoice();
drop table invoice_order;
alter table invoice drop constraint invoice_of_order_or_month, drop column month, drop column company_id;
alter table invoice alter column order_id set not null;
alter table company drop column monthly_invoice;
