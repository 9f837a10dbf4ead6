-- A single letter between two words does not survive the way from camelCase to a column and back.
alter table pagamento rename column pix_copia_e_cola to pix_copia_cola;
