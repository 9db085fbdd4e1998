-- What staff took back of a certificate: with what orders used and what is left it makes what was given.
alter table gift_certificate add column taken_back_cents int check (taken_back_cents > 0);
