-- Which masters a reminder was mailed to: a repetition after a failure writes to the others alone.
alter table company_reminder add column mailed_to int[] not null default '{}';
