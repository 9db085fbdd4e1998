drop table payment_request;
alter table card_saving drop column payment_id;
drop index payment_promised;
drop index payment_one_live;
-- what was promised was never held
update payment set state = 'given-up' where state = 'promised';
alter table payment_event disable trigger payment_event_append_only;
update payment_event set kind = 'given-up' where kind = 'promised';
alter table payment_event enable trigger payment_event_append_only;
create unique index payment_one_live on payment (order_id, order_version, payment_type_id, is_rest)
  where state in ('created', 'redirected', 'authorised', 'captured');
alter table payment drop constraint payment_state_check, add constraint payment_state_check
  check (state in ('created', 'redirected', 'given-up', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
alter table payment_event drop constraint payment_event_kind_check, add constraint payment_event_kind_check
  check (kind in ('created', 'redirected', 'given-up', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
alter table payment drop column hold_later;
