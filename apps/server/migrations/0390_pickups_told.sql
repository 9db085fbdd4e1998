-- What the customer of a pick-up was told last about the hours of its store. By number: a changed order keeps what its customer knows.
create table pickup_told (
  order_number  text primary key,
  slot_begin_at timestamptz not null, -- the window it was said of; of another one nothing was said yet
  slot_end_at   timestamptz not null,
  closed        boolean, -- null: nothing yet; false: that it is open again
  told_at       timestamptz,
  sending_until timestamptz, -- a letter is on its way, or was when its worker died
  check ((closed is null) = (told_at is null))
);
