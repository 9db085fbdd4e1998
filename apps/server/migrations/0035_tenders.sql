-- An order is paid by several tenders: meal tickets first, certificates, then one for the rest (ADR 0017).
alter table payment_type add column kind text not null default 'card'
  check (kind in ('card', 'saved-card', 'stripe', 'satispay', 'meal-ticket', 'gift', 'due-date'));
alter table payment_type alter column kind drop default;
update payment_type set kind = 'saved-card' where payment_type_id = 12;
update payment_type set kind = 'gift' where payment_type_id = 9;
insert into payment_type (payment_type_id, provider, code, name, description, position, allows_auth, active, kind) values
  (20, 'stripe', 'stripe', 'Carta o portafoglio digitale', 'Con Stripe, anche Apple Pay e Google Pay', 3, true, true, 'stripe'),
  (21, 'satispay', 'satispay', 'Satispay', 'Confermi dall’app', 4, false, true, 'satispay'),
  (31, 'edenred', 'edenred', 'Edenred Ticket Restaurant', '', 10, false, true, 'meal-ticket'),
  (32, 'pluxee', 'pluxee', 'Pluxee Buono Pasto', '', 11, false, true, 'meal-ticket'),
  (33, 'pellegrini', 'pellegrini', 'Pellegrini', '', 12, false, true, 'meal-ticket'),
  (34, 'upday', 'upday', 'UpDay', '', 13, false, true, 'meal-ticket');

-- The order in which tenders are authorised and collected; the whole tickets a meal-ticket payment stands for.
alter table payment add column position smallint not null default 1 check (position > 0),
  add column tickets jsonb,
  -- what the provider calls it, where that is not our reference
  add column provider_id text;
create unique index payment_provider_id on payment (provider, provider_id) where provider_id is not null;
-- at most one live payment for each tender of each version of an order: nobody is charged twice
drop index payment_one_live;
create unique index payment_one_live on payment (order_id, order_version, payment_type_id)
  where state in ('created', 'redirected', 'authorised', 'captured');

-- Part of what an order costs that its meal tickets pay.
alter table orders add column meal_ticket_cents int not null default 0 check (meal_ticket_cents >= 0);

-- Limits of an issuer beside the law's, by contract with it.
create table meal_ticket_issuer (
  payment_type_id  int primary key references payment_type,
  max_tickets      int not null default 8 check (max_tickets between 1 and 8), -- per order
  max_per_day      int check (max_per_day > 0), -- per customer and day
  weekdays         smallint[] not null default '{1,2,3,4,5,6,7}', -- on which they may be spent, 1 = Monday
  refund_days      int not null default 0 -- days after the capture in which the issuer takes a refund
);
insert into meal_ticket_issuer (payment_type_id) values (31), (32), (33), (34);

-- A customer's account at an issuer. `secret` is what proves it there, encrypted; `tickets` what it held when last asked.
create table meal_ticket_link (
  account_id      int not null references account on delete cascade,
  payment_type_id int not null references meal_ticket_issuer,
  issuer_account  text not null,
  secret          bytea not null,
  linked_at       timestamptz not null default now(),
  broken_at       timestamptz, -- the issuer refused the secret: to be linked again
  tickets         jsonb not null default '[]', -- [{"faceCents": 800, "count": 7}]
  tickets_at      timestamptz,
  primary key (account_id, payment_type_id)
);

-- Meal tickets chosen for a cart; the link says how many there are.
create table cart_meal_ticket (
  cart_id         int not null references cart on delete cascade,
  payment_type_id int not null references meal_ticket_issuer,
  wanted_tickets  int check (wanted_tickets > 0), -- null = as many as can be used
  added_at        timestamptz not null default now(),
  primary key (cart_id, payment_type_id)
);
