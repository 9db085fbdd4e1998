drop table cart_meal_ticket;
drop table meal_ticket_link;
drop table meal_ticket_issuer;
alter table orders drop column meal_ticket_cents;
drop index payment_one_live;
create unique index payment_one_live on payment (order_id, order_version)
  where state in ('created', 'redirected', 'authorised', 'captured');
drop index payment_provider_id;
alter table payment drop column provider_id, drop column tickets, drop column position;
delete from payment_type where payment_type_id in (20, 21, 31, 32, 33, 34);
alter table payment_type drop column kind;
