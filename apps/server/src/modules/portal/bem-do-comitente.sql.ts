// One good of a consignor with all that happened to it. Each statement names the house; whose goods, the first one decides.
import type { FatosDoBem } from '@martelo/domain/portal/etapa-do-bem.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { VISTAS_PELO_COMITENTE } from '@martelo/domain/prestacoes/states.ts'
import type { DestinoDoAnulado, FundamentoDaAnulacao } from '@martelo/domain/vendas/anulacao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { CODIGO_DA_PRESTACAO } from '../prestacoes/door.ts'
import { valorParaOComitente } from '../remocoes/door.ts'
import type { DeQuem } from './solicitacoes.sql.ts'

export interface BemLido {
  id: number
  uid: string
  nome: string
  placa: string | null
  chassi: string | null
  anoModelo: number | null
  tipo: string
  situacao: FatosDoBem['situacao']
  comitente: string
  patio: string | null
  desde: Date
}

/** By its own number or by that of one of its lots: lists of lots lead to it. */
export async function bemDaPessoa(
  tx: Tx,
  { hotId, usuId, adm }: DeQuem,
  uid: string,
): Promise<BemLido | undefined> {
  const { rows } = await sql<BemLido>`
    select v.id, v.uid, v.nome, v.placa, v.chassi, v.ano_modelo, t.nome as tipo, v.situacao, c.nome as comitente, p.nome as patio,
      v.no_patio_desde as desde
    from veiculo v join comitente c on c.id = v.com_id join tipo_lote t on t.id = v.tipo_id left join patio p on p.id = v.pat_id
    where v.hot_id = ${hotId} and (v.uid = ${uid} or v.id = (select l.vei_id from lote l where l.uid = ${uid} and l.hot_id = ${hotId}))
      and (${adm} or v.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId}))`.execute(
    tx,
  )
  return rows[0]
}

export interface FotoDoBem {
  uid: string
  chave: string
  larguras: number[]
  legenda: string
}
export async function fotosDoBem(tx: Tx, hotId: number, veiId: number): Promise<FotoDoBem[]> {
  const { rows } = await sql<FotoDoBem>`select uid, chave, larguras, legenda from veiculo_foto
    where hot_id = ${hotId} and vei_id = ${veiId} and tipo = 'foto' order by ordem, id limit 100`.execute(tx)
  return rows
}

export interface LaudoDoBem {
  uid: string
  tipo: string
  hash: string
  nota: string | null
  em: Date
}
export async function laudosDoBem(tx: Tx, hotId: number, veiId: number): Promise<LaudoDoBem[]> {
  const { rows } = await sql<LaudoDoBem>`select v.uid, t.nome as tipo, v.hash, v.nota, v.data_fim as em
    from vistoria v join tipo_vistoria_versao q on q.id = v.ver_id join tipo_vistoria t on t.id = q.tip_id
    where v.hot_id = ${hotId} and v.vei_id = ${veiId} and v.situacao = 'Realizada' and v.data_fim is not null
    order by v.id desc limit 50`.execute(tx)
  return rows
}

export interface RemocaoDoBem {
  uid: string
  situacao: SituacaoDeRemocao
  de: string
  para: string
  prevista: string | null
  pedidaAt: Date
  inicioAt: Date | null
  fimAt: Date | null
  motivo: string | null
  valor: number | null
}
export async function remocoesDoBem(tx: Tx, hotId: number, veiId: number): Promise<RemocaoDoBem[]> {
  const { rows } =
    await sql<RemocaoDoBem>`select r.uid, r.situacao, l.nome || ', ' || l.cidade || '/' || l.uf as de,
      p.nome as para, r.prevista_em::text as prevista, r.solicitada_at as pedida_at, r.inicio_at, r.fim_at, r.motivo,
      ${valorParaOComitente(sql`r`)} as valor
    from remocao r join local_remocao l on l.id = r.loc_id join patio p on p.id = r.pat_id
    where r.hot_id = ${hotId} and r.vei_id = ${veiId} order by r.id desc limit 50`.execute(tx)
  return rows
}

export interface VendaDoBem {
  lelUid: string
  venda: string
  prestacao: { uid: string; codigo: string; situacao: 'APROVADA' | 'PAGA'; pagaAt: string | null } | null
}
/** The sales of its lots, each with the statement that he may see. */
export async function vendasDoBem(tx: Tx, hotId: number, veiId: number): Promise<VendaDoBem[]> {
  const { rows } = await sql<VendaDoBem>`select l.uid as lel_uid, s.situacao as venda,
      case when p.id is not null then jsonb_build_object('uid', p.uid, 'codigo', coalesce(${CODIGO_DA_PRESTACAO}, ''),
        'situacao', p.situacao, 'pagaAt', p.paga_at) end as prestacao
    from lote l join venda_item i on i.lel_id = l.id and i.ativo join venda s on s.id = i.vnd_id
      left join prestacao_item x on x.item_id = i.id and x.hot_id = i.hot_id
      left join prestacao p on p.id = x.pre_id and p.situacao = any(${[...VISTAS_PELO_COMITENTE]}::text[])
    where l.hot_id = ${hotId} and l.vei_id = ${veiId} order by i.id`.execute(tx)
  return rows
}

export interface AnulacaoDoBem {
  lelUid: string
  uid: string
  em: Date
  valor: number
  fundamento: FundamentoDaAnulacao
  destino: DestinoDoAnulado
}
/** Of its lots, also as members of a set that was sold whole. */
export async function anulacoesDoBem(tx: Tx, hotId: number, veiId: number): Promise<AnulacaoDoBem[]> {
  const { rows } =
    await sql<AnulacaoDoBem>`select l.uid as lel_uid, a.uid, a.decidida_at as em, i.valor, a.fundamento, a.destino
    from anulacao a join venda_item x on x.id = a.item_id and x.hot_id = a.hot_id
      join venda_item i on i.hot_id = x.hot_id and i.vnd_id = x.vnd_id and (i.id = x.id or i.lance_lel_id = x.lel_id)
      join lote l on l.id = i.lel_id and l.hot_id = i.hot_id
    where a.hot_id = ${hotId} and l.vei_id = ${veiId} and a.situacao = 'CONFIRMADA' and a.decidida_at is not null
    order by a.id desc limit 50`.execute(tx)
  return rows
}
