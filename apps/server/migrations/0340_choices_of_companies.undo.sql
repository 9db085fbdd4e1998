drop index orders_of_company_centres;
drop index orders_of_company_people;
