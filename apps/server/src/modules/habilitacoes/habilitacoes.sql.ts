// A client's enabling for an auction, with what it rests on. Every statement names the hotsite.
import { createHash } from 'node:crypto'
import type {
  ContextoDeHabilitacao,
  SituacaoDeHabilitacao,
  TipoDeHabilitacao,
} from '@martelo/domain/habilitacoes/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados } from '../../core/database/lista.ts'

export interface LeilaoParaHabilitar {
  id: number
  uid: string
  nome: string
  situacao: string
  tipo: TipoDeHabilitacao
  regulamento: string
  regId: number | null
  regNumero: number | null
  regNome: string | null
  editalUrl: string | null
}

/** A published auction of this hotsite; its own kind of enabling, or the hotsite's. */
export async function acharLeilao(
  tx: Tx,
  hotId: number,
  leiUid: string,
): Promise<LeilaoParaHabilitar | null> {
  const r = await sql<LeilaoParaHabilitar>`
    select a.id, a.uid, a.nome, a.situacao, coalesce(a.tipo_habilitacao, h.tipo_habilitacao_leilao) as tipo, a.regulamento, a.reg_id, a.reg_numero,
      (select g.nome from regulamento g where g.id = a.reg_id) as reg_nome, '/edital/' || a.uid as edital_url
    from leilao a join hotsite h on h.id = a.hot_id
    where a.uid = ${leiUid} and a.hot_id = ${hotId} and a.situacao <> 'EM_LOTEAMENTO' and not a.teste`.execute(
    tx,
  )
  return r.rows[0] ?? null
}

export interface Habilitacao {
  id: number
  uid: string
  versao: number
  leiId: number
  leiUid: string
  leilao: string
  cliId: number
  cliUid: string
  situacao: SituacaoDeHabilitacao
  tipo: TipoDeHabilitacao
  motivo: string | null
  limiteDeCompra: number | null
  documentosAprovados: boolean
  clienteBloqueado: boolean
  caucaoPaga: boolean
}

/**
 * The deposit is there: paid, or used up by the end of the auction. One that went back after the end undoes nothing that
 * was enabled by it.
 */
const caucaoPaga = (leiId: RawBuilder<number>, cliId: RawBuilder<number>, encerrado: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from caucao q where q.lei_id = ${leiId} and q.cli_id = ${cliId}
    and (q.situacao in ('PAGA', 'APLICADA', 'RETIDA') or (q.paga_at is not null and ${encerrado})))`
const ENCERRADO = sql<boolean>`a.situacao in ('EXECUTADO', 'CANCELADO')`

const HABILITACAO = sql`select x.id, x.uid, x.versao, x.lei_id, a.uid as lei_uid, a.nome as leilao, x.cli_id, c.uid as cli_uid, x.situacao, x.tipo, x.motivo, x.limite_de_compra,
    c.documento_situacao = 'Aprovado' as documentos_aprovados, c.situacao = 'Bloqueado' as cliente_bloqueado,
    ${caucaoPaga(sql`x.lei_id`, sql`x.cli_id`, ENCERRADO)} as caucao_paga
  from habilitacao x join leilao a on a.id = x.lei_id join cliente c on c.id = x.cli_id`

export async function acharDoCliente(
  tx: Tx,
  hotId: number,
  leiId: number,
  cliId: number,
): Promise<Habilitacao | null> {
  const r =
    await sql<Habilitacao>`${HABILITACAO} where x.hot_id = ${hotId} and x.lei_id = ${leiId} and x.cli_id = ${cliId}`.execute(
      tx,
    )
  return r.rows[0] ?? null
}

export async function travarHabilitacao(tx: Tx, hotId: number, uid: string): Promise<Habilitacao | null> {
  const r =
    await sql<Habilitacao>`${HABILITACAO} where x.hot_id = ${hotId} and x.uid = ${uid} for update of x`.execute(
      tx,
    )
  return r.rows[0] ?? null
}

/** Those that the system may still move by itself. */
export async function travarReavaliaveis(
  tx: Tx,
  cliId: number,
): Promise<(Habilitacao & { hotId: number })[]> {
  const r = await sql<Habilitacao & { hotId: number }>`
    select h.*, x.hot_id from (${HABILITACAO}) h join habilitacao x on x.id = h.id
    where h.cli_id = ${cliId} and h.situacao in ('EM_ANALISE', 'APROVADA') order by h.id for update of x`.execute(
    tx,
  )
  return r.rows
}

type Condicoes = Pick<ContextoDeHabilitacao, 'documentosAprovados' | 'clienteBloqueado' | 'caucaoPaga'>

/** What a client's enabling for one auction rests on. */
export async function condicoesDoCliente(
  tx: Tx,
  hotId: number,
  leiId: number,
  cliId: number,
): Promise<Condicoes> {
  const r = await sql<Condicoes>`
    select c.documento_situacao = 'Aprovado' as documentos_aprovados, c.situacao = 'Bloqueado' as cliente_bloqueado,
      ${caucaoPaga(sql`a.id`, sql`c.id`, ENCERRADO)} as caucao_paga
    from cliente c join leilao a on a.id = ${leiId} and a.hot_id = c.hot_id where c.id = ${cliId} and c.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0] ?? { documentosAprovados: false, clienteBloqueado: true, caucaoPaga: false }
}

/** The facts behind an enabling. No person's word stands for a deposit: only one that the bank has settled does. */
export function contextoDe(
  h: Pick<Habilitacao, 'tipo' | 'documentosAprovados' | 'clienteBloqueado' | 'caucaoPaga'>,
  { motivo }: { motivo?: string | null } = {},
): ContextoDeHabilitacao {
  return {
    tipo: h.tipo,
    documentosAprovados: h.documentosAprovados,
    clienteBloqueado: h.clienteBloqueado,
    caucaoPaga: h.caucaoPaga,
    motivo: motivo ?? undefined,
  }
}

/** What a text is known by: the same words of the same version are the same. */
export const digestDoRegulamento = (
  l: Pick<LeilaoParaHabilitar, 'regulamento' | 'regId' | 'regNumero'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([l.regId, l.regNumero, l.regulamento]))
    .digest('base64url')

/** Keeps the text as it is agreed to: one row for all who agree to the same. */
export async function guardarRegulamento(tx: Tx, hotId: number, l: LeilaoParaHabilitar): Promise<number> {
  const r = await sql<{ id: number }>`
    insert into regulamento_aceito as x (hot_id, lei_id, digest, reg_id, nome, numero, texto)
    values (${hotId}, ${l.id}, ${digestDoRegulamento(l)}, ${l.regId}, ${l.regNome}, ${l.regNumero}, ${l.regulamento})
    on conflict (lei_id, digest) do update set texto = x.texto returning id`.execute(tx)
  const linha = r.rows[0]
  if (linha === undefined) throw new Error('an upsert answers its row')
  return linha.id
}

export interface Aceito {
  habilitacaoUid: string
  quando: Date
  nome: string | null
  numero: number | null
  digest: string
}

export async function lerAceito(tx: Tx, hotId: number, leiId: number, cliId: number): Promise<Aceito | null> {
  const r = await sql<Aceito>`
    select x.uid as habilitacao_uid, x.aceite_regulamento_at as quando, g.nome, g.numero, g.digest
    from habilitacao x join regulamento_aceito g on g.id = x.aceito_id
    where x.hot_id = ${hotId} and x.lei_id = ${leiId} and x.cli_id = ${cliId}`.execute(tx)
  return r.rows[0] ?? null
}

export async function pedir(
  tx: Tx,
  p: {
    hotId: number
    leiId: number
    cliId: number
    tipo: string
    situacao: string
    ip: string
    aceitoId: number
  },
): Promise<string> {
  const r = await sql<{ uid: string }>`
    insert into habilitacao as x (hot_id, lei_id, cli_id, situacao, tipo, aceite_regulamento_at, ip, aceito_id)
    values (${p.hotId}, ${p.leiId}, ${p.cliId}, ${p.situacao}, ${p.tipo}, clock_timestamp(), ${p.ip}, ${p.aceitoId})
    on conflict (lei_id, cli_id) do update set situacao = excluded.situacao, tipo = excluded.tipo, aceite_regulamento_at = clock_timestamp(),
      ip = excluded.ip, aceito_id = excluded.aceito_id, solicitada_at = clock_timestamp(), decidida_at = null, decidida_by = null, motivo = null, versao = x.versao + 1
    returning uid`.execute(tx)
  return r.rows[0]?.uid ?? ''
}

export async function trocarAceito(
  tx: Tx,
  p: { id: number; hotId: number; aceitoId: number; ip: string },
): Promise<number> {
  const r = await sql<{ versao: number }>`
    update habilitacao set aceito_id = ${p.aceitoId}, aceite_regulamento_at = clock_timestamp(), ip = ${p.ip}, versao = versao + 1
    where id = ${p.id} and hot_id = ${p.hotId} returning versao`.execute(tx)
  return r.rows[0]?.versao ?? 0
}

export async function mudarSituacao(
  tx: Tx,
  p: { id: number; hotId: number; situacao: string; motivo: string | null; usuId: number | null },
): Promise<number> {
  const r = await sql<{
    versao: number
  }>`update habilitacao set situacao = ${p.situacao}, motivo = ${p.motivo}, decidida_at = clock_timestamp(),
      decidida_by = ${p.usuId}, versao = versao + 1 where id = ${p.id} and hot_id = ${p.hotId} returning versao`.execute(
    tx,
  )
  return r.rows[0]?.versao ?? 0
}

export async function mudarLimite(
  tx: Tx,
  p: { id: number; hotId: number; limite: number | null },
): Promise<number> {
  const r = await sql<{
    versao: number
  }>`update habilitacao set limite_de_compra = ${p.limite}, versao = versao + 1
    where id = ${p.id} and hot_id = ${p.hotId} returning versao`.execute(tx)
  return r.rows[0]?.versao ?? 0
}

export interface LinhaDaLista extends Habilitacao {
  cliente: string
  apelido: string
  documentoSituacao: string
  solicitadaAt: Date
  decididaAt: Date | null
  decididaPor: string | null
  aceitoAt: Date
  aceitoNome: string | null
  aceitoNumero: number | null
  temAceito: boolean
  aceitoOutro: boolean
}

export async function listarHabilitacoes(
  tx: Tx,
  hotId: number,
  f: {
    leiUid?: string | undefined
    cliUid?: string | undefined
    situacao?: string | undefined
    busca?: string | undefined
    pagina: number
    porPagina: number
  },
): Promise<Listados<LinhaDaLista>> {
  return listar(tx, {
    colunas: sql`h.*, c.nome as cliente, c.apelido, c.documento_situacao, x.solicitada_at, x.decidida_at, u.nome as decidida_por,
      x.aceite_regulamento_at as aceito_at, g.nome as aceito_nome, g.numero as aceito_numero, g.id is not null as tem_aceito,
      coalesce(g.texto <> a.regulamento, false) as aceito_outro`,
    de: sql`(${HABILITACAO}) h join habilitacao x on x.id = h.id join cliente c on c.id = h.cli_id left join usuario u on u.id = x.decidida_by
      join leilao a on a.id = x.lei_id left join regulamento_aceito g on g.id = x.aceito_id`,
    onde: [
      sql`x.hot_id = ${hotId}`,
      ...(f.leiUid ? [sql`h.lei_uid = ${f.leiUid}`] : []),
      ...(f.cliUid ? [sql`h.cli_uid = ${f.cliUid}`] : []),
      ...(f.situacao ? [sql`h.situacao = ${f.situacao}`] : []),
      contemSql(f.busca, [sql`c.nome`, sql`c.apelido`, sql`h.leilao`]),
    ],
    ordem: sql`order by (h.situacao = 'EM_ANALISE') desc, x.solicitada_at desc, h.id desc`,
    pagina: f,
  })
}

type LinhaDoCliente = Pick<
  LinhaDaLista,
  | 'uid'
  | 'leiUid'
  | 'leilao'
  | 'situacao'
  | 'aceitoAt'
  | 'aceitoNome'
  | 'aceitoNumero'
  | 'temAceito'
  | 'aceitoOutro'
>

/** A client's own, with what he agreed to. */
export async function habilitacoesDoCliente(
  tx: Tx,
  hotId: number,
  cliId: number,
  pagina: { pagina: number; porPagina: number },
): Promise<Listados<LinhaDoCliente>> {
  return listar(tx, {
    colunas: sql`x.uid, a.uid as lei_uid, a.nome as leilao, x.situacao, x.aceite_regulamento_at as aceito_at, g.nome as aceito_nome,
      g.numero as aceito_numero, g.id is not null as tem_aceito, coalesce(g.texto <> a.regulamento, false) as aceito_outro`,
    de: sql`habilitacao x join leilao a on a.id = x.lei_id left join regulamento_aceito g on g.id = x.aceito_id`,
    onde: [sql`x.hot_id = ${hotId}`, sql`x.cli_id = ${cliId}`],
    ordem: sql`order by x.aceite_regulamento_at desc, x.id desc`,
    pagina,
  })
}
