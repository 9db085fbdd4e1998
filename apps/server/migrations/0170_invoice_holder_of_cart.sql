-- Whom the invoice of this order is made out to, where the customer has several; null is the main one.
alter table cart add column invoice_holder_id integer references person_fiscal on delete set null;
create index cart_invoice_holder on cart (invoice_holder_id) where invoice_holder_id is not null;
