-- A file that was refused whole (too large, not readable) had no row, and its sender never read why.
alter table entrada_comitente add column erro text;
