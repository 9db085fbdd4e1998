alter table leaflet drop column page_titles;
drop index content_page_aliases;
alter table content_page drop column aliases;
