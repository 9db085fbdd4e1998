drop table notify_request, product_list_item, product_list, account_disclaimer, disclaimer, address, account_token,
  login_attempt, session, account, company;
