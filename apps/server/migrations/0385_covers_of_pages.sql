-- What stands around the text of a page: a sentence and a picture above it, facts as cards, and where one goes from there.
alter table content_page
  add column summary text,
  add column picture text,                     -- its address: of the library, or a drawing of the shop
  add column facts jsonb not null default '[]', -- [{figure, text, itemUrl?}]
  add column ways jsonb not null default '[]';  -- [{title, text?, callToAction, itemUrl}]
