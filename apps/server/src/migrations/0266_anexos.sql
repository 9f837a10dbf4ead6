-- Files kept with records of any kind: one table. What may be kept where is data of the program.
create table anexo (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  entidade text not null,
  entidade_uid uuid not null,
  tipo text not null,
  pasta text not null default '' check (length(pasta) <= 60),
  ordem int not null,
  nome text not null check (length(nome) between 1 and 200),
  -- found by content
  tipo_arquivo text not null,
  tamanho int not null check (tamanho > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  chave text not null,
  -- the same request again is the same file
  chave_do_pedido uuid not null,
  enviado_by int references usuario,
  enviado_por text not null,
  enviado_at timestamptz not null default clock_timestamp(),
  -- it may come back for a while
  removido_at timestamptz,
  unique (hot_id, entidade, entidade_uid, chave_do_pedido)
);
create index anexo_do_registro on anexo (hot_id, entidade, entidade_uid, ordem, id) where removido_at is null;
create index anexo_chave on anexo (chave);

create or replace function arquivo_privado_em_uso(procurada text) returns boolean language sql stable as $$
  select exists (select from cliente_documento where arquivo = procurada)
      or exists (select from comprovante where arquivo = procurada)
      or exists (select from importacao where arquivo = procurada)
      or exists (select from anexo where chave = procurada)
$$;

select proteger_tabelas();
