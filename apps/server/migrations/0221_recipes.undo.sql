drop table recipe;
