drop table goods_collection;
