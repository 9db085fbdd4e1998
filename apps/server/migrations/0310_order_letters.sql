-- What staff write to the customers of chosen orders: one letter, once for each key, and the orders it is about.
create table order_letter (
  order_letter_id int primary key generated always as identity,
  idempotency_key text not null unique,
  staff_id        int not null references account,
  subject         text not null check (length(subject) between 1 and 120),
  text            text not null check (length(text) between 1 and 2000),
  at              timestamptz not null
);

-- By number, as notes: a changed order keeps what was written about it.
create table order_letter_to (
  order_letter_id int not null references order_letter on delete cascade,
  order_number    text not null,
  mailed_at       timestamptz,
  primary key (order_letter_id, order_number)
);
create index order_letter_to_order on order_letter_to (order_number, order_letter_id);
