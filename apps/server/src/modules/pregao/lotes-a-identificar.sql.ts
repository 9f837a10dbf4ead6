// Lots that a nickname won, and the clients who might be the person behind it.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql } from '../../core/database/lista.ts'

export interface LoteAIdentificar {
  lelUid: string
  numero: string
  nome: string
  leiUid: string
  leilao: string
  valor: number
  apelido: string
  cidade: string | null
  digitadoPor: string | null
  desde: Date
  uf: string
  cidadeDoLeilao: string
  condicional: boolean
}

/** Longest waiting first. */
export async function lerLotesAIdentificar(tx: Tx, hotId: number): Promise<LoteAIdentificar[]> {
  const r = await sql<LoteAIdentificar>`
    select l.uid as lel_uid, l.numero, l.nome, a.uid as lei_uid, a.nome as leilao, l.lance_valor as valor, p.apelido,
      nullif(concat_ws('/', p.cidade, p.estado), '') as cidade, u.nome as digitado_por, l.situacao_at as desde,
      r.uf, r.cidade as cidade_do_leilao,
      (l.lance_valor < coalesce(l.valor_comitente, 0) or l.condicional or a.condicional or v.inibir_venda) as condicional
    from lote l join leilao a on a.id = l.lei_id join local_realizacao r on r.id = a.lrl_id join veiculo v on v.id = l.vei_id
      join apelido_leiloeiro p on p.id = l.lance_ape_id
      left join lance b on b.lel_id = l.id and b.seq = (select max(seq) from lance x where x.lel_id = l.id and x.ape_id = l.lance_ape_id)
      left join usuario u on u.id = b.usu_id
    where l.hot_id = ${hotId} and l.situacao = 'AG_CLIENTE' and not a.teste order by l.situacao_at, l.id limit 300`.execute(
    tx,
  )
  return r.rows
}

export interface CompradorPossivel {
  id: number
  cliUid: string
  nome: string
  apelido: string
  documento: string
  ativo: boolean
  documentoSituacao: string
  habilitado: boolean
}

const COMPRADOR = (leiId: number): RawBuilder<unknown> => sql`
  select c.id, c.uid as cli_uid, coalesce(c.razao_social, c.nome) as nome, c.apelido, coalesce(c.cnpj, c.cpf) as documento,
    c.situacao = 'Ativo' as ativo, c.documento_situacao,
    exists (select from habilitacao h where h.cli_id = c.id and h.lei_id = ${leiId} and h.situacao = 'APROVADA') as habilitado
  from cliente c`

/** Those who may be named first, then by name. */
export async function buscarCompradores(
  tx: Tx,
  hotId: number,
  leiId: number,
  busca: string,
): Promise<CompradorPossivel[]> {
  const documento = busca.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  const onde = contemSql(busca, [sql`c.nome`, sql`c.razao_social`, sql`c.apelido`, sql`c.email`])
  const r = await sql<CompradorPossivel>`
    select * from (${COMPRADOR(leiId)} where c.hot_id = ${hotId}
      and (${onde} or (${documento} <> '' and (c.cpf = ${documento} or c.cnpj = ${documento})))) x
    order by (x.ativo and x.documento_situacao = 'Aprovado' and x.habilitado) desc, lower(x.nome) limit 30`.execute(
    tx,
  )
  return r.rows
}
