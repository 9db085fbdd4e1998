-- Which order took the place of another one: asked for every order that is shown.
create index orders_replaced on orders (replaces_order_id) where replaces_order_id is not null;
