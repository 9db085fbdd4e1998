delete from payment_due_date where credit_note_id is not null;
alter table payment_due_date drop constraint payment_due_date_amount;
alter table payment_due_date drop column credit_note_id;
alter table payment_due_date add constraint payment_due_date_amount_cents_check check (amount_cents > 0);
alter table payment_due_date add constraint payment_due_date_check check (paid_cents between 0 and amount_cents);
drop table credit_note;
drop table credit_note_series;
