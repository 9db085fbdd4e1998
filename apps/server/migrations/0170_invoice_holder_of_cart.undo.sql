alter table cart drop column invoice_holder_id;
