-- A company may get one invoice a month for all that was delivered in it (art. 21 c. 4 lett. a DPR 633/1972).
alter table company add column monthly_invoice boolean not null default false;

-- An invoice is of one order, or of the deliveries of a month to a company.
alter table invoice
  alter column order_id drop not null,
  add column company_id int references company,
  add column month date, -- its first day
  add constraint invoice_of_order_or_month check ((order_id is null) = (month is not null) and (month is null) = (company_id is null));

-- The orders each invoice is about. The key keeps an order from being invoiced twice, whoever writes the invoice: the trigger
-- holds for programs too that know of one order only.
create table invoice_order (
  order_id   int primary key references orders,
  invoice_id int not null references invoice
);
create index invoice_order_invoice on invoice_order (invoice_id);
insert into invoice_order (order_id, invoice_id) select order_id, invoice_id from invoice;
create function note_order_of_invoice() returns trigger language plpgsql as $$
begin
  insert into invoice_order (order_id, invoice_id) values (new.order_id, new.invoice_id);
  return null;
end $$;
create trigger invoice_of_order after insert on invoice for each row when (new.order_id is not null)
  execute function note_order_of_invoice();

-- Entry and file of an invoice of a month name no order.
alter table payment_due_date add column invoice_id int unique references invoice;
alter table einvoice alter column order_id drop not null;
