drop table newsletter_subscription, leaflet_product, leaflet, home_block, menu_item, popup, faq, content_page;
