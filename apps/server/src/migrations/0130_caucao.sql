-- Deposits (caução): what an auction asks, what a client paid, and what became of it.
alter table leilao
  -- the sum, or the least one when there is a share
  add caucao_valor bigint check (caucao_valor > 0 and caucao_valor <= 99999999999),
  -- per cent of the buying limit that the client chooses
  add caucao_porcentagem numeric(5,2) check (caucao_porcentagem between 0.5 and 100);

create table caucao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null, cli_id int not null,
  situacao text not null default 'AGUARDANDO_PAGAMENTO' check (situacao in ('AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA',
    'DEVOLVENDO', 'DEVOLUCAO_RECUSADA', 'DEVOLVIDA', 'APLICADA', 'RETIDA', 'CANCELADA')),
  valor bigint not null check (valor > 0 and valor <= 99999999999),
  -- how much buying in this auction it pays for; null: it sets no limit
  limite bigint check (limite > 0),
  pix_txid text unique, pix_copia_cola text, pix_expira_at timestamptz,
  -- the Pix that came
  end_to_end_id text unique, valor_recebido bigint check (valor_recebido > 0), pagador_nome text, pagador_documento text, paga_at timestamptz,
  valor_aplicado bigint not null default 0 check (valor_aplicado >= 0),
  valor_retido bigint not null default 0 check (valor_retido >= 0),
  -- sums over the Pix: what shall have gone back in all, and what the bank says has
  valor_devolver bigint not null default 0 check (valor_devolver >= 0),
  valor_devolvido bigint not null default 0 check (valor_devolvido >= 0),
  -- one number per refund, so that asking the bank twice is one refund
  devolucao_numero int not null default 0, devolucao_pedida_at timestamptz,
  motivo text,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  check (valor_aplicado + valor_retido + valor_devolver <= coalesce(valor_recebido, 0)),
  check (situacao <> 'PAGA' or end_to_end_id is not null)
);
-- One living deposit per client and auction: two tabs that ask at once get the same one.
create unique index caucao_viva on caucao (lei_id, cli_id) where situacao in ('AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA');
create index caucao_do_cliente on caucao (cli_id, id desc);
create index caucao_do_leilao on caucao (hot_id, lei_id, id desc);
create index caucao_a_assentar on caucao (id) where situacao in ('AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA', 'DEVOLVENDO');

-- A line of a sale that a deposit paid; the Pix that paid a deposit.
alter table pagamento add cau_id int, add foreign key (hot_id, cau_id) references caucao (hot_id, id);
create index pagamento_da_caucao on pagamento (cau_id) where cau_id is not null;
alter table pix_recebido add cau_id int;
create index pix_recebido_da_caucao on pix_recebido (cau_id) where cau_id is not null;

-- The judge's facts about a client rest on his deposit, and the lots' rules on the kind of enabling.
create trigger caucao_fatos after insert or update of situacao, limite or delete on caucao for each row execute function subir_fatos_do_cliente();
drop trigger hotsite_regras on hotsite;
create trigger hotsite_regras before update on hotsite for each row
  when ((new.tipo, new.ativo, new.lance_automatico, new.propostas, new.apelidos_leiloeiro, new.confirmacao_email_exigida, new.confirmacao_telefone_exigida, new.mostrar_reserva_atingida, new.tipo_habilitacao_leilao)
        is distinct from
        (old.tipo, old.ativo, old.lance_automatico, old.propostas, old.apelidos_leiloeiro, old.confirmacao_email_exigida, old.confirmacao_telefone_exigida, old.mostrar_reserva_atingida, old.tipo_habilitacao_leilao))
  execute function subir_regras_versao();

-- A deposit that was paid or went away changes an enabling by itself, whoever changed the deposit.
create function reavaliar_pela_caucao() returns trigger language plpgsql as $$
begin
  perform enfileirar('reavaliar-habilitacoes', jsonb_build_object('cliId', new.cli_id), null, 'reavaliar-habilitacoes-' || new.cli_id);
  return null;
end $$;
create trigger caucao_habilitacoes after update of situacao on caucao for each row
  when (new.situacao is distinct from old.situacao) execute function reavaliar_pela_caucao();

select proteger_tabelas();
