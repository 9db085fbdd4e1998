-- Who prepared a requested reward and when; the order it travels with; how it ended.
alter table reward_request
  add column order_id int references orders,
  add column ready_at timestamptz,
  add column closed_at timestamptz,
  add column closed_by int references account,
  add column refusal text check (length(refusal) <= 500);
create index reward_request_open on reward_request (requested_at, reward_request_id) where state in ('requested', 'ready');
create index reward_request_closed on reward_request (requested_at desc, reward_request_id desc) where state in ('delivered', 'cancelled');
create index reward_request_order on reward_request (order_id) where order_id is not null;

-- A reward in the crates of an order arrives with it, and stays in the shop when the order does.
create function move_rewards_with_order() returns trigger language plpgsql as $$
begin
  if new.state = 'delivered' then
    update reward_request set state = 'delivered', closed_at = new.updated_at where order_id = new.order_id and state = 'ready';
  else
    update reward_request set order_id = null where order_id = new.order_id and state in ('requested', 'ready');
  end if;
  return null;
end $$;
create trigger orders_move_rewards after update on orders for each row
  when (old.state <> new.state and new.state in ('delivered', 'cancelled', 'withdrawn'))
  execute function move_rewards_with_order();
