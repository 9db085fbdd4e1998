-- What a provider never takes back of a payment whose order came to nothing: its customer has a certificate of that worth. Once.
create table payment_certificate (
  payment_id          int primary key references payment,
  gift_certificate_id int not null unique references gift_certificate,
  amount_cents        int not null check (amount_cents > 0),
  at                  timestamptz not null
);
