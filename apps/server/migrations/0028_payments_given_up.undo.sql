drop index payment_due;
create index payment_pending on payment (next_check_at) where state in ('created', 'redirected');
update payment set state = 'expired' where state = 'given-up';
alter table payment drop constraint payment_state_check, add constraint payment_state_check
  check (state in ('created', 'redirected', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
alter table payment_event drop constraint payment_event_kind_check;
alter table payment_event disable trigger payment_event_append_only;
update payment_event set kind = 'expired' where kind = 'given-up';
alter table payment_event enable trigger payment_event_append_only, add constraint payment_event_kind_check
  check (kind in ('created', 'redirected', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
