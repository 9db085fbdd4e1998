-- What the shop says of brands that stand in names: brands nobody found, and words that only look like one.
create table search_brand (
  phrase   text primary key, -- folded words: every way to write it is the same
  name     text not null,
  is_brand boolean not null
);
create trigger search_brand_seen after insert or update or delete on search_brand
  for each statement execute function search_words_changed();
