drop table company_invitation;
alter table account drop column spending_limit_cents;
drop table payment_due_date, account_offer_product, account_offer, order_benefit, voucher_rule, point_entry,
  reward_request_line, reward_request, reward_cart_item, reward, point_rule, order_problem_line, order_problem,
  order_withdrawal_line, order_withdrawal;
