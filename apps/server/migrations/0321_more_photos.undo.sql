alter table product drop column more_photos;
