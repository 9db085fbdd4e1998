alter table goods_collection drop column word, drop column mailed;
