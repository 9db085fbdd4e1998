drop index payment_due_date_to_announce;
alter table payment_due_date drop column announced_at;
