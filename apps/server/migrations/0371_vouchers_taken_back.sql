-- What was left on a certificate when staff took it back: it ended then.
alter table gift_certificate add column taken_back_cents int check (taken_back_cents > 0);
