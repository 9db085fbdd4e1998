-- A letter about goods that are fetched leaves after what it tells: which word is the last, and what the customer read.
alter table goods_collection add column word int not null default 1, -- counts what there was to tell
  add column mailed text; -- digest of the last letter; empty: told in person since; null: nothing was told yet
update goods_collection set mailed = '';
