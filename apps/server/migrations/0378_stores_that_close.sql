-- From this day of the shop on a store takes no orders; `active` goes once it owes none. Null: it goes on.
alter table warehouse add column closes_on date;
