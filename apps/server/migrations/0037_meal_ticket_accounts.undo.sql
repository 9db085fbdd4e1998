update meal_ticket_issuer set refund_days = 0;
alter table meal_ticket_issuer alter column refund_days set not null;
drop table meal_ticket_login;
alter table meal_ticket_link drop column renewing_until, drop column usable_tickets;
