-- The register of takings also has passes: on the day they were paid, and, below zero, on the day they were ended.
alter table taking
  alter column order_id drop not null,
  add column delivery_pass_order_id int references delivery_pass_order,
  add column pass_refund boolean not null default false,
  add constraint taking_of_one check (num_nonnulls(order_id, delivery_pass_order_id) = 1),
  add constraint taking_pass_refund check (not pass_refund or delivery_pass_order_id is not null),
  drop constraint taking_order_id_order_withdrawal_id_rate_bp_key,
  add constraint taking_entered_once
    unique nulls not distinct (order_id, order_withdrawal_id, delivery_pass_order_id, pass_refund, rate_bp);
create index taking_pass on taking (delivery_pass_order_id) where delivery_pass_order_id is not null;
