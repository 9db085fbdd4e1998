-- Which worker has a message, so that one that lost its connection can give back what it does not have in hand (docs/adr/0012).
alter table outbox
  -- made anew at each start of a worker; null when nobody has the message
  add column claimed_by uuid;
