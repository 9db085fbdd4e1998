alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check
  check (subject_kind in ('order', 'customer', 'session', 'payment')) not valid;
create index slot_exception_day on slot_exception (warehouse_id, day);
drop index slot_exception_key;
alter table slot_exception drop constraint slot_exception_capacity, drop column companies_only, drop column eco,
  drop column cutoff_minutes, drop column cost_cents, drop column capacity_units;
alter table timeslot drop column companies_only;
alter table slot_template drop column companies_only;
