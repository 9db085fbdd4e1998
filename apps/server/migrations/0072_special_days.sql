-- Days on which a store opens at other hours than its week says, or stays closed.
create table warehouse_special_day (
  warehouse_id int not null references warehouse on delete cascade,
  day          date not null,
  begin_hour   time, -- null: closed
  end_hour     time,
  note         text, -- customers read it: "Vigilia di Natale"
  primary key (warehouse_id, day),
  check ((begin_hour is null) = (end_hour is null)),
  check (end_hour > begin_hour)
);
