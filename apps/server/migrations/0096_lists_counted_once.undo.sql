drop index orders_of_companies, payment_of_order, orders_state_slot;
create index orders_state_slot on orders (state, slot_begin_at) include (warehouse_id, delivery_service_id, company_id, zones);
