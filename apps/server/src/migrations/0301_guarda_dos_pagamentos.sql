-- What guards the money that people take by hand, and the money that has to go back.

alter table hotsite
  -- From this sum on (null: never) what one person took or proved by hand is approved by another one; and for which kinds.
  add segundo_aprovador_desde bigint default 1000000 check (segundo_aprovador_desde >= 0),
  add segundo_aprovador_tipos text[] not null default '{DINHEIRO,CHEQUE,CARTAO_DE_CREDITO_MANUAL,DEPOSITO,A_RECEBER,DIFERENCA_XLS}',
  -- role → the largest discount that it gives alone, in per cent of the sale
  add limites_de_desconto jsonb not null default '{"Acerto": 5, "Financeiro": 5, "GerenteAcerto": 20, "ADM": 50}';

alter table pagamento
  -- the charge of a line that was put aside, taken back at the bank
  add pix_cancelada_at timestamptz;

-- Money that is not the house's: above what was due, of a charge that was replaced, of another sum or payer. It stays here
-- until somebody has sent it back; the line is what the buyer reads of it.
create table devolucao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  -- null: a Pix that names no charge of ours
  vnd_id int, pag_id int,
  end_to_end_id text references pix_recebido (end_to_end_id),
  origem text not null check (origem in ('excedente', 'pix', 'sem-cobranca')),
  valor bigint not null check (valor > 0 and valor <= 99999999999),
  motivo text not null,
  situacao text not null default 'a_devolver' check (situacao in ('a_devolver', 'pedida', 'devolvida', 'dispensada')),
  forma text check (forma in ('PIX', 'TRANSFERENCIA', 'DINHEIRO', 'CHEQUE')),
  -- where it went: account, key, who signed for it
  destino text, observacao text,
  pedida_at timestamptz, pedida_by int references usuario,
  concluida_at timestamptz, concluida_by int references usuario,
  -- how often the bank refused it: each attempt has a number of its own there
  tentativas int not null default 0,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, pag_id) references pagamento (hot_id, id),
  check (situacao <> 'devolvida' or (forma is not null and concluida_at is not null))
);
create index devolucao_a_fazer on devolucao (hot_id, id) where situacao in ('a_devolver', 'pedida');
create index devolucao_da_venda on devolucao (vnd_id);
create index devolucao_do_pix on devolucao (end_to_end_id) where end_to_end_id is not null;
create unique index devolucao_sem_cobranca on devolucao (end_to_end_id) where origem = 'sem-cobranca';

insert into devolucao (hot_id, vnd_id, pag_id, end_to_end_id, origem, valor, motivo, situacao, forma, pedida_at, pedida_by)
select x.hot_id, g.vnd_id, g.id, x.end_to_end_id, case when g.id is null then 'sem-cobranca' else 'pix' end, x.valor - x.devolvido,
  coalesce(nullif(x.motivo, ''), 'Pix sem cobrança correspondente.'), case when x.devolucao_pedida_at is null then 'a_devolver' else 'pedida' end,
  'PIX', x.devolucao_pedida_at, x.devolucao_pedida_by
from pix_recebido x left join pagamento g on g.id = x.pag_id
where x.processado_at is not null and x.cau_id is null and x.resultado in ('divergente', 'devolver', 'semCobranca') and x.devolvido < x.valor;

select proteger_tabelas();
