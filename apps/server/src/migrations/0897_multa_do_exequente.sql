-- The fine on a late instalment (CPC, art. 895, § 4) follows the price: it is owed to the consignor, with the lot it is of.
-- As it was when the statement was checked; null in the statements of before, which had none.
alter table prestacao add column multas bigint check (multas >= 0);
alter table prestacao_item add column multa bigint not null default 0 check (multa >= 0);
