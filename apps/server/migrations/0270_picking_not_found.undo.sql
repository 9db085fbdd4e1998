-- What was not found is missing all the same; of the reasons that are left, this one leaves the stock alone too.
update picking_line set reason = 'damaged' where reason = 'not-found';
alter table picking_line drop constraint picking_line_reason_check;
alter table picking_line add constraint picking_line_reason_check
  check (reason in ('not-there', 'short-date', 'damaged'));
