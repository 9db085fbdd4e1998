drop index outbox_due;
alter table outbox drop column dropped, drop column parked_at, drop column last_error, drop column next_at;
