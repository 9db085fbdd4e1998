drop trigger orders_move_rewards on orders;
drop function move_rewards_with_order;
drop index reward_request_closed;
drop index reward_request_open;
alter table reward_request drop column refusal, drop column closed_by, drop column closed_at, drop column ready_at, drop column order_id;
