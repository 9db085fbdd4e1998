-- Goods that are brought again, free, because a report ended so: an order of its own, which names the report it answers.
alter table order_problem drop constraint order_problem_outcome_check;
alter table order_problem add constraint order_problem_outcome_check
  check (outcome in ('refund', 'voucher', 'redelivery', 'none'));
alter table orders add column redelivers_problem_id int references order_problem;
create index orders_redelivery on orders (redelivers_problem_id) where redelivers_problem_id is not null;

-- The customer has paid for these goods: what is cancelled, or was not all there, has its report answered again.
create function reopen_report_of_redelivery() returns trigger language plpgsql as $$
begin
  if new.state = 'picked' and not exists (select from order_line where order_id = new.order_id
      and (outcome = 'missing' or unit <> 'kg' and outcome = 'picked' and delivered_quantity < quantity)) then
    return null;
  end if;
  update order_problem set state = 'open', outcome = null, answer = null, solved_at = null, solved_by = null
   where order_problem_id = new.redelivers_problem_id and state = 'solved' and outcome = 'redelivery';
  if found then
    update care_case set state = case when assignee_id is null then 'new' else 'taken' end, closed_at = null,
      due_at = new.updated_at + interval '1 day'
     where order_problem_id = new.redelivers_problem_id;
  end if;
  return null;
end $$;
create trigger orders_reopen_report after update of state on orders for each row
  when (new.redelivers_problem_id is not null and old.state <> new.state and new.state in ('cancelled', 'picked'))
  execute function reopen_report_of_redelivery();
