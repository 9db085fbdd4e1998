alter table leaflet_product drop column area;
alter table leaflet drop column page_pictures;
alter table popup drop column audience, drop column warehouse_ids;
alter table home_block drop column audience, drop column warehouse_ids;
drop table content_picture;
drop table content_preview;
drop table content_version;
drop table content_draft;
drop sequence content_draft_revisions;
