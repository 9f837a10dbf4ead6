// One received proposal with everything that its file shows.
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { SituacaoDeProposta } from './propostas.sql.ts'

export interface LanceRecebido {
  uid: string
  lelUid: string
  cliId: number
  cliUid: string
  lote: string
  numero: string
  leilao: string
  situacaoLote: SituacaoLote
  valor: number
  minimo: number
  situacao: SituacaoDeProposta
  contraproposta: number | null
  motivo: string | null
  telefone: string | null
  email: string | null
  criadaAt: Date
  respondidaAt: Date | null
  respondidaPor: string | null
  feitaPor: string | null
  nome: string
  apelido: string
  documento: string
  clienteEmail: string
  clienteTelefone: string | null
  cidade: string | null
  documentoSituacao: string
  propostas: number
  compras: number
  vndId: number | null
  vndUid: string | null
}

export async function lerLanceRecebido(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<LanceRecebido | undefined> {
  const { rows } = await sql<LanceRecebido>`
    select p.uid, l.uid as lel_uid, p.cli_id, c.uid as cli_uid, l.nome as lote, l.numero, a.nome as leilao, l.situacao as situacao_lote, p.valor, l.minimo, p.situacao,
      p.contraproposta, p.motivo, p.telefone, p.email, p.criada_at, p.respondida_at, u.nome as respondida_por,
      (select q.nome from lance b join usuario q on q.id = b.por_usu_id where b.lel_id = p.lel_id and b.cli_id = p.cli_id and b.chave = p.chave limit 1) as feita_por,
      coalesce(c.razao_social, c.nome) as nome, c.apelido, coalesce(c.cnpj, c.cpf) as documento, c.email as cliente_email, c.telefone1 as cliente_telefone,
      e.cidade || '/' || e.estado_sigla as cidade, c.documento_situacao,
      (select count(*) from proposta o where o.hot_id = p.hot_id and o.cli_id = p.cli_id)::int as propostas,
      (select count(*) from venda o where o.hot_id = p.hot_id and o.cli_id = p.cli_id and o.situacao <> 'Cancelada')::int as compras,
      v.id as vnd_id, v.uid as vnd_uid
    from proposta p join lote l on l.id = p.lel_id join leilao a on a.id = l.lei_id join cliente c on c.id = p.cli_id
      left join endereco e on e.cli_id = c.id left join usuario u on u.id = p.respondida_by
      left join lateral (select w.id, w.uid from venda_item i join venda w on w.id = i.vnd_id
        where i.lel_id = l.id and w.cli_id = p.cli_id order by w.id desc limit 1) v on true
    where p.hot_id = ${hotId} and p.uid = ${uid}`.execute(tx)
  return rows[0]
}

export interface AvisoDoLance {
  id: number
  quando: Date
  titulo: string
  texto: string
  canais: { canal: string; situacao: string }[]
}
const NO_MAXIMO = 100

/** What the client was told of the lot and of the sale, newest first. */
export async function avisosDoLance(tx: Tx, hotId: number, l: LanceRecebido): Promise<AvisoDoLance[]> {
  const { rows } = await sql<AvisoDoLance>`
    select n.id::int as id, n.created_at as quando, n.titulo, n.texto,
      coalesce((select jsonb_agg(jsonb_build_object('canal', d.canal, 'situacao', d.situacao) order by d.id)
        from aviso_entrega d where d.avi_id = n.id), '[]'::jsonb) as canais
    from aviso n where n.hot_id = ${hotId} and n.cli_id = ${l.cliId}
      and n.marca = any(${[`lote:${l.lelUid}`, ...(l.vndUid === null ? [] : [`compra:${l.vndUid}`])]}::text[])
    order by n.id desc limit ${NO_MAXIMO}`.execute(tx)
  return rows
}
