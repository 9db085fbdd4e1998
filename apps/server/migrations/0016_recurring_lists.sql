-- "Spesa della settimana": a list that proposes itself again every so many days.
alter table product_list
  add column recurs_days int check (recurs_days in (7, 14, 28)),
  add column proposed_from date, -- first day it is proposed; moves on when it is put into the cart or skipped
  add constraint product_list_recurs check ((recurs_days is null) = (proposed_from is null));
