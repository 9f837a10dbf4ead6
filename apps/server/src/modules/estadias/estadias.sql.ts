// Stays as rows. Every statement names its hotsite; a change takes the lock of the stay's row.
import type { SituacaoDeServico, TipoDeServico } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import type { SituacaoDeEstadia } from '@martelo/domain/estadias/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { listar } from '../../core/database/lista.ts'

export interface LinhaDeEstadia {
  id: number
  uid: string
  hotId: number
  patId: number
  veiId: number
  comId: number
  vagaId: number | null
  situacao: SituacaoDeEstadia
  patioUid: string
  patio: string
  vaga: string | null
  codigoChave: string
  comitente: string
  previstaEm: string | null
  diaInicio: Date | null
  diaFim: Date | null
  servicosAbertos: number
  veiUid: string
  veiculo: string
  placa: string | null
  chassi: string | null
  cor: string | null
  anoFabricacao: number | null
  anoModelo: number | null
  chave: string | null
  largura: number | null
  observacao: string | null
  devolucaoNome: string | null
  devolucaoTipoDoc: string | null
  devolucaoTipoMotivo: string | null
  devolucaoMotivo: string | null
  devolucaoObservacao: string | null
  devolucaoDoc: string | null
  devolucaoData: Date | null
  assinatura: string | null
  finalizadoPor: string | null
  finalizadoAt: Date | null
  finalizadoByCliente: boolean
  diariasRecebidas: number
  diariasDispensadas: number
  diariasMotivo: string | null
  createdAt: Date
  createdPor: string | null
  updatedAt: Date
  versao: number
}

export const DE_ESTADIA = sql`estadia e join patio p on p.id = e.pat_id join veiculo v on v.id = e.vei_id join comitente c on c.id = e.com_id
  left join vaga g on g.id = e.vaga_id`
export const FOTO_DA_ESTADIA = sql`left join lateral (select chave, larguras from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' order by x.ordem limit 1) f on true`
export const COLUNAS_DA_ESTADIA = sql`e.id, e.uid, e.hot_id, e.pat_id, e.vei_id, e.com_id, e.vaga_id, e.situacao, p.uid as patio_uid, p.nome as patio, g.codigo as vaga,
  e.codigo_chave, c.nome as comitente, e.prevista_em::text as prevista_em, e.dia_inicio, e.dia_fim,
  (select count(*)::int from estadia_servico s where s.est_id = e.id and s.situacao in ('SOLICITADO', 'AGENDADO')) as servicos_abertos,
  v.uid as vei_uid, v.nome as veiculo, v.placa, v.chassi, v.cor, v.ano_fabricacao, v.ano_modelo, f.chave, f.larguras[1] as largura,
  e.observacao, e.devolucao_nome, e.devolucao_tipo_doc, e.devolucao_tipo_motivo, e.devolucao_motivo, e.devolucao_observacao, e.devolucao_doc,
  e.devolucao_data, e.assinatura, (select u.nome from usuario u where u.id = e.finalizado_by_usu_id) as finalizado_por, e.finalizado_at,
  e.finalizado_by_cliente, e.diarias_recebidas, e.diarias_dispensadas, e.diarias_motivo, e.created_at,
  (select u.nome from usuario u where u.id = e.created_by) as created_por, e.updated_at, e.versao`

const TODAS = { pagina: 1, porPagina: 500 }

/** The stays of a person's yards. */
export const nosPatiosDe = (usuId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from usuario_patio up where up.hot_id = e.hot_id and up.usu_id = ${usuId} and up.pat_id = e.pat_id)`

/** The newest first, 500 at most. */
export async function lerEstadias(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
): Promise<LinhaDeEstadia[]> {
  const { linhas } = await listar<LinhaDeEstadia>(tx, {
    colunas: COLUNAS_DA_ESTADIA,
    de: DE_ESTADIA,
    deTudo: FOTO_DA_ESTADIA,
    onde: [sql`e.hot_id = ${hotId}`, onde],
    ordem: sql`order by e.id desc`,
    pagina: TODAS,
  })
  return linhas
}

/** Locks the stay's row. */
export async function travarEstadia(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
): Promise<LinhaDeEstadia | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select e.id from estadia e where e.hot_id = ${hotId} and ${onde} for update`.execute(tx)
  const [linha] = rows
  return linha === undefined ? undefined : (await lerEstadias(tx, hotId, sql`e.id = ${linha.id}`))[0]
}

export interface LinhaDeServico {
  id: number
  uid: string
  estId: number
  tipoServico: TipoDeServico
  situacao: SituacaoDeServico
  observacao: string | null
  pessoaUid: string | null
  pessoa: string | null
  prometidoAt: Date
  agendadoAt: Date | null
  encerradoAt: Date | null
  encerradoPor: string | null
  motivo: string | null
  solicitadoAt: Date
  solicitadoPor: string | null
  versao: number
  estadiaUid: string
  patId: number
  patio: string
  vaga: string | null
  codigoChave: string
  veiculo: string
  placa: string | null
}
export const COLUNAS_DO_SERVICO = sql`s.id, s.uid, s.est_id, s.tipo_servico, s.situacao, s.observacao, u.uid as pessoa_uid, u.nome as pessoa, s.prometido_at, s.agendado_at,
  s.encerrado_at, (select x.nome from usuario x where x.id = s.encerrado_by) as encerrado_por, s.motivo, s.solicitado_at,
  (select x.nome from usuario x where x.id = s.solicitado_by) as solicitado_por, s.versao,
  e.uid as estadia_uid, e.pat_id, p.nome as patio, g.codigo as vaga, e.codigo_chave, v.nome as veiculo, v.placa`
export const DE_SERVICO = sql`estadia_servico s join estadia e on e.id = s.est_id join patio p on p.id = e.pat_id join veiculo v on v.id = e.vei_id
  left join vaga g on g.id = e.vaga_id left join usuario u on u.id = s.usu_id`

/** The most urgent first, 500 at most. */
export async function lerServicos(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
): Promise<LinhaDeServico[]> {
  const { linhas } = await listar<LinhaDeServico>(tx, {
    colunas: COLUNAS_DO_SERVICO,
    de: DE_SERVICO,
    onde: [sql`s.hot_id = ${hotId}`, onde],
    ordem: sql`order by coalesce(s.agendado_at, s.prometido_at), s.id`,
    pagina: TODAS,
  })
  return linhas
}

export interface LinhaDeMovimento {
  id: number
  de: string | null
  para: string
  motivo: string | null
  quando: Date
  por: string | null
}
export async function movimentosDa(tx: Tx, hotId: number, estId: number): Promise<LinhaDeMovimento[]> {
  const { rows } = await sql<LinhaDeMovimento>`
    select m.id, case when m.de_pat_id is null then null else concat_ws(', vaga ', dp.nome, dv.codigo) end as de,
      concat_ws(', vaga ', pp.nome, pv.codigo) as para, m.motivo, m.quando, u.nome as por
    from estadia_movimento m join patio pp on pp.id = m.para_pat_id left join patio dp on dp.id = m.de_pat_id
      left join vaga dv on dv.id = m.de_vaga_id left join vaga pv on pv.id = m.para_vaga_id left join usuario u on u.id = m.usu_id
    where m.hot_id = ${hotId} and m.est_id = ${estId} order by m.id desc limit 100`.execute(tx)
  return rows
}

export interface CompraDaEstadia {
  vndId: number
  itemId: number
  lote: string
  comprador: string
  vendaSituacao: string
  /** the day on which the sale closed; null until then */
  liberadaEm: Date | null
  dataFimEstadia: Date | null
}
/** The purchase of the vehicle that stands, if any. */
export async function compraDoVeiculo(
  tx: Tx,
  hotId: number,
  veiId: number,
): Promise<CompraDaEstadia | undefined> {
  const { rows } = await sql<CompraDaEstadia>`
    select a.id as vnd_id, i.id as item_id, l.numero as lote, coalesce(c.razao_social, c.nome) as comprador, a.situacao as venda_situacao,
      case when i.data_fim_estadia is null then null else a.fechada_at end as liberada_em, i.data_fim_estadia
    from venda_item i join venda a on a.id = i.vnd_id join cliente c on c.id = a.cli_id join lote l on l.id = i.lel_id
    where i.hot_id = ${hotId} and l.vei_id = ${veiId} and i.ativo and a.situacao in ('Condicional', 'Aguardando Pagamento', 'Aguardando Validação', 'Fechada')
    order by i.id desc limit 1`.execute(tx)
  return rows[0]
}

export interface LinhaDeTabela {
  nome: string
  patId: number | null
  comId: number | null
  desde: string
  diaria: number
  diasLivresDoComitente: number
  quemPaga: 'comprador' | 'comitente' | 'ambos' | 'ninguem'
}
export async function tabelasDeDiaria(tx: Tx, hotId: number): Promise<LinhaDeTabela[]> {
  const { rows } = await sql<LinhaDeTabela>`
    select nome, pat_id, com_id, desde::text as desde, diaria, dias_livres as dias_livres_do_comitente, quem_paga
    from tabela_diaria where hot_id = ${hotId} and ativo`.execute(tx)
  return rows
}

/** A place of a yard that is in use; undefined when it is not one of this yard. */
export async function vagaDoPatio(
  tx: Tx,
  hotId: number,
  patId: number,
  uid: string,
): Promise<{ id: number; codigo: string; ocupada: boolean } | undefined> {
  const { rows } = await sql<{ id: number; codigo: string; ocupada: boolean }>`
    select g.id, g.codigo, exists (select from estadia e where e.hot_id = g.hot_id and e.vaga_id = g.id and e.situacao not in ('FINALIZADA', 'CANCELADA')) as ocupada
    from vaga g where g.hot_id = ${hotId} and g.pat_id = ${patId} and g.uid = ${uid} and g.ativa for update of g`.execute(
    tx,
  )
  return rows[0]
}

export interface LinhaDaPlanta {
  uid: string
  codigo: string
  linha: number
  coluna: number
  coberta: boolean
  estadiaUid: string | null
  veiculo: string | null
  placa: string | null
  situacao: string | null
}
export async function vagasDoPatio(tx: Tx, hotId: number, patId: number): Promise<LinhaDaPlanta[]> {
  const { rows } = await sql<LinhaDaPlanta>`
    select g.uid, g.codigo, g.linha, g.coluna, g.coberta, e.uid as estadia_uid, v.nome as veiculo, v.placa, e.situacao
    from vaga g left join estadia e on e.vaga_id = g.id and e.hot_id = g.hot_id and e.situacao not in ('FINALIZADA', 'CANCELADA')
      left join veiculo v on v.id = e.vei_id
    where g.hot_id = ${hotId} and g.pat_id = ${patId} and g.ativa order by g.linha, g.coluna`.execute(tx)
  return rows
}
