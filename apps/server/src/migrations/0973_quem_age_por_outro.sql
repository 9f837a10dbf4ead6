-- Who made a bid, proposal or ceiling in the account of another; beside the log, no part of its hashes.
alter table lance add column por_usu_id integer;
create or replace function lance_so_muda_situacao() returns trigger language plpgsql as $$
begin
  if (new.lel_id, new.seq, new.hot_id, new.cli_id, new.ape_id, new.tipo, new.valor, new.teto, new.data, new.hash, new.chave, new.usu_id, new.motivo, new.em_defesa, new.reserva_ate, new.resposta, new.por_usu_id)
     is distinct from
     (old.lel_id, old.seq, old.hot_id, old.cli_id, old.ape_id, old.tipo, old.valor, old.teto, old.data, old.hash, old.chave, old.usu_id, old.motivo, old.em_defesa, old.reserva_ate, old.resposta, old.por_usu_id)
  then raise exception 'lance is append-only' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
drop trigger lance_imutavel on lance;
create trigger lance_imutavel before update of lel_id, seq, hot_id, cli_id, ape_id, tipo, valor, teto, data, hash, chave, usu_id, motivo, em_defesa, reserva_ate, resposta, por_usu_id
  on lance for each row execute function lance_so_muda_situacao();

-- The access by which such a session was opened: it is renewed while that stands. Null: support, which is not renewed.
alter table sessao add column lib_id integer;
alter table sessao add constraint sessao_hot_id_lib_id_fkey foreign key (hot_id, lib_id) references liberacao_acesso (hot_id, id) on delete cascade;
create index sessao_da_liberacao on sessao (hot_id, lib_id) where lib_id is not null;

-- Who may not enter any more leaves the accounts of others too.
create index sessao_por_outro on sessao (por_usu_id) where por_usu_id is not null;
create or replace function revogar_sessoes_do_usuario() returns trigger language plpgsql as $$
begin
  update sessao set revogada_at = clock_timestamp() where hot_id = new.hot_id and usu_id = new.id and revogada_at is null;
  update sessao set revogada_at = clock_timestamp() where hot_id = new.hot_id and por_usu_id = new.id and revogada_at is null;
  return null;
end $$;
