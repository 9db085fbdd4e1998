-- What the content module needs beside the first schema.
alter table content_page add column aliases text[] not null default '{}'; -- former names that still lead to the page
create index content_page_aliases on content_page using gin (aliases);
alter table leaflet add column page_titles text[] not null default '{}'; -- 'Copertina', 'Freschi'…, one per page
