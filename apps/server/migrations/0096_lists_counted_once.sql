-- Counts of the Banco's list of orders read indexes and no rows; figures: docs/performance.md.

-- With the order itself in it, counts of orders by how they are paid go on from here to the index of payments below.
drop index orders_state_slot;
create index orders_state_slot on orders (state, slot_begin_at) include (warehouse_id, delivery_service_id, company_id, zones, order_id);
create index payment_of_order on payment (order_id) include (payment_type_id)
  where state in ('created', 'redirected', 'authorised', 'captured', 'refunded');
-- Orders of companies are few beside the others.
create index orders_of_companies on orders (state, slot_begin_at) include (warehouse_id, delivery_service_id) where company_id is not null;
