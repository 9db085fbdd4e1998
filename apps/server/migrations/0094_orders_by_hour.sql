-- The Banco's list of orders of one hour of the day, and its counts by state, read the rows they show. The plain column is there so
-- that the counts read no order.
create index orders_state_begin on orders (state, ((slot_begin_at at time zone 'Europe/Rome')::time)) include (slot_begin_at);
