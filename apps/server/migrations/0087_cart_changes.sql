-- A device without a network sends its changes of the cart later, and again when an answer is lost: each is made once.
create table cart_change (
  account_id integer not null references account on delete cascade,
  change_id uuid not null,
  made_at timestamptz not null,
  primary key (account_id, change_id)
);
