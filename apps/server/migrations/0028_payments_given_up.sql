-- A payment the shop stopped waiting for, while the provider has not said how it ends: it is asked after until it is.
alter table payment drop constraint payment_state_check, add constraint payment_state_check
  check (state in ('created', 'redirected', 'given-up', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));
alter table payment_event drop constraint payment_event_kind_check, add constraint payment_event_kind_check
  check (kind in ('created', 'redirected', 'given-up', 'authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'));

-- Whoever has a next time is due then, whatever the state: it has none any more once the provider has decided and the order knows.
drop index payment_pending;
create index payment_due on payment (provider, next_check_at) where next_check_at is not null;

-- Those given up until now were never asked after again.
update payment p set next_check_at = now() where state = 'expired' and next_check_at is null and not exists (
  select from payment_event e where e.payment_id = p.payment_id and e.kind <> 'created' and e.provider_event_id not like 'shop-%');
