drop table shop_setting, shop_logo;
drop function shop_settings_changed;
