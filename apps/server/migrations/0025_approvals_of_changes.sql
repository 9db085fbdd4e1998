-- The order a request for approval would take the place of: the master is told that it is a change.
alter table order_approval add column replaces_order_id int references orders;
