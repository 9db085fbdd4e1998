drop table reconciliation_difference;
drop table reconciliation_report;
alter table payment add constraint payment_check check (captured_cents <= amount_cents) not valid;
drop index payment_event_day;
alter table payment_event drop column occurred_at;
