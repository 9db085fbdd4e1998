-- A customer's account at an issuer: who renews its tokens, and how many tickets it may still spend today.
alter table meal_ticket_link
  add column renewing_until timestamptz, -- somebody renews the secret: a token that renews works once
  add column usable_tickets int check (usable_tickets >= 0); -- by the issuer's word when last asked; null = it says nothing

-- A link the customer is asked to confirm in the issuer's app.
create table meal_ticket_login (
  account_id      int not null references account on delete cascade,
  payment_type_id int not null references meal_ticket_issuer,
  issuer_ref      text not null, -- what the issuer calls it
  code            text not null, -- shown here and there, to be compared
  app_url         text, -- opens the app
  expires_at      timestamptz not null,
  primary key (account_id, payment_type_id)
);

-- Null: the issuer never takes a refund; 0: on the day of the capture only.
alter table meal_ticket_issuer alter column refund_days drop not null;
update meal_ticket_issuer set refund_days = 365 where payment_type_id in (31, 32);
update meal_ticket_issuer set refund_days = null where payment_type_id = 34;
