delete from taking where delivery_pass_order_id is not null;
alter table taking
  drop constraint taking_entered_once,
  drop constraint taking_of_one,
  drop constraint taking_pass_refund,
  drop column pass_refund,
  drop column delivery_pass_order_id,
  alter column order_id set not null,
  add constraint taking_order_id_order_withdrawal_id_rate_bp_key unique nulls not distinct (order_id, order_withdrawal_id, rate_bp);
