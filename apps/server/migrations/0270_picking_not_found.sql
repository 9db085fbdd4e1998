-- Somebody who does not find a product says so without saying that there is none: the stock stays as it is.
alter table picking_line drop constraint picking_line_reason_check;
alter table picking_line add constraint picking_line_reason_check
  check (reason in ('not-there', 'short-date', 'damaged', 'not-found'));
