drop table van_notice;
drop index notify_request_email;
drop index notify_request_once;
drop index notify_request_waiting;
alter table notify_request drop column not_before, drop column queued_at, drop column warehouse_id;
