drop index payment_one_live;
-- one live payment for each tender again: what was charged besides stays in the ledger, under a version of its own
update payment p set order_version = 1000 + p.payment_id where is_rest;
create unique index payment_one_live on payment (order_id, order_version, payment_type_id)
  where state in ('created', 'redirected', 'authorised', 'captured');
alter table payment drop column is_rest;
drop table payment_settlement, order_settlement;
