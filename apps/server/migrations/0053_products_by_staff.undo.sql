-- the log stays whole: kinds that came since are not refused
alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check
  check (subject_kind in ('order', 'customer', 'session', 'payment')) not valid;
drop table product_plan;
drop table product_cost;
drop index product_by_change;
drop index product_by_name;
drop index product_search;
alter table product drop column gaps;
