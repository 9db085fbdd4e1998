-- What a customer thought of what they bought: for themselves alone, shown to nobody else.
create table product_rating (
  account_id int not null references account on delete cascade,
  product_id int not null references product on delete cascade,
  liked      boolean not null,
  rated_at   timestamptz not null,
  primary key (account_id, product_id)
);
create index product_rating_product on product_rating (product_id);
