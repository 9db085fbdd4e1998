delete from notify_request where kind = 'slot';
drop index notify_request_slot_once;
alter table notify_request
  drop column crates,
  drop column units,
  drop column delivery_service_id,
  drop constraint notify_request_kind_check,
  add constraint notify_request_kind_check check (kind in ('zone', 'product'));
