-- Words of the search as the shop's staff keep them; nodes read them again when they change.

-- Rows of the built-in table that the shop does not want, by their text.
create table search_synonym_off (
  row_key text primary key
);

-- Products that come first for a query.
create table search_pin (
  query_key   text primary key, -- the stems of the query: every inflection of it is the same
  query       text not null,
  product_ids int[] not null check (cardinality(product_ids) between 1 and 20)
);

-- Searches that found nothing, by day: how often, never by whom.
create table search_miss (
  day   date not null,
  query text not null,
  times int not null check (times > 0),
  primary key (day, query)
);

create function search_words_changed() returns trigger language plpgsql as $$
begin
  perform catalogue_part_changed('words');
  return null;
end $$;
create trigger search_synonym_seen after insert or update or delete on search_synonym
  for each statement execute function search_words_changed();
create trigger search_synonym_off_seen after insert or update or delete on search_synonym_off
  for each statement execute function search_words_changed();
create trigger search_pin_seen after insert or update or delete on search_pin
  for each statement execute function search_words_changed();
