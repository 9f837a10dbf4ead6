-- One act of the platform closes several houses: what one act announced is opened again by one.
alter table manutencao add column ato uuid;
