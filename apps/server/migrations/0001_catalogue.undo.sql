drop table search_synonym, catalogue_change, promotion_product, promotion, stock, price, price_list, product_vat,
  product_class_member, product_class, product_class_group, product_category, product_ean, product, vat_category, vendor,
  category, warehouse_hours, warehouse;
drop function catalogue_product_changed, catalogue_all_changed;
