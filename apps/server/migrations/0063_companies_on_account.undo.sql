drop table company_reminder;
drop table company_payment;
delete from payment_type where payment_type_id = 41;
alter table company drop column pays_by_invoice, drop column credit_limit_cents, drop column payment_days,
  drop column block_after_days, drop column unblocked_until;
