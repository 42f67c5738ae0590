-- Earlier recipients of a company's codes, by phone: the company's other people are not looked at (docs/decisions/0109).
create index counter_recipient on holders.holder (company_id, phone_country_code, phone, id)
 where kind = 'counter' and phone is not null;
