alter table outbox drop column claimed_by;
