drop index content_picture_of_original;
alter table content_picture
  drop column original, drop column crop_x, drop column crop_y, drop column crop_width, drop column crop_height;
