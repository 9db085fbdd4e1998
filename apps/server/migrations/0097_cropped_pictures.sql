-- A part cut out of a picture is a picture of its own; the whole one is kept, so that the cut can be changed or undone.
alter table content_picture
  add column original    text references content_picture,
  add column crop_x      int check (crop_x >= 0),
  add column crop_y      int check (crop_y >= 0),
  add column crop_width  int check (crop_width > 0),
  add column crop_height int check (crop_height > 0),
  add check (num_nulls(original, crop_x, crop_y, crop_width, crop_height) in (0, 5));
create index content_picture_of_original on content_picture (original) where original is not null;
