-- When the customer of a stop was told that the van comes late; once for each stop.
alter table round_stop add column told_late_at timestamptz;
