alter table round_stop drop column told_late_at;
