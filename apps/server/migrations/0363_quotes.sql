-- What a company asks the shop to quote, what the shop offers, and what of an accepted offer its orders have taken.
create table quote (
  quote_id     int generated always as identity primary key,
  company_id   int not null references company on delete cascade,
  account_id   int not null references account, -- who asked
  warehouse_id int not null references warehouse, -- its prices hold in this store
  state        text not null default 'requested' check (state in ('requested', 'offered', 'accepted', 'declined', 'withdrawn')),
  content      text not null, -- products and quantities, to know the same request again
  note         text,
  wished       text, -- when they would like the goods, in their words
  answer       text, -- what the shop writes with the offer, or why there is none
  valid_to     timestamptz, -- first instant at which the offer no longer holds
  requested_at timestamptz not null,
  answered_at  timestamptz,
  accepted_at  timestamptz,
  check (state not in ('offered', 'accepted') or valid_to is not null)
);
create index quote_company on quote (company_id, quote_id desc);
create index quote_account on quote (account_id);
create index quote_queue on quote (state, quote_id desc);
-- A double press, or two tabs, ask once.
create unique index quote_asked_once on quote (account_id, content) where state = 'requested';

create table quote_line (
  quote_line_id int generated always as identity primary key,
  quote_id      int not null references quote on delete cascade,
  product_id    int not null references product,
  quantity      int not null check (quantity > 0), -- thousandths
  price_cents   int check (price_cents > 0), -- of one unit, VAT included; null = the usual price
  unique (quote_id, product_id)
);

-- The quantity an order bought at the price of a quote. Orders that came to nothing do not count.
create table quote_use (
  order_id      int not null references orders on delete cascade,
  quote_line_id int not null references quote_line on delete cascade,
  quantity      int not null check (quantity > 0), -- thousandths
  primary key (order_id, quote_line_id)
);
create index quote_use_line on quote_use (quote_line_id);
