// Auctions at the traffic authority, as rows.
import type { Condicao, SituacaoDoRegistro, TipoDeRegistro } from '@martelo/domain/detran/registro-do-lote.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LeilaoLigado {
  id: number
  uid: string
  nome: string
  codigo: string | null
  buscadoAt: Date | null
  semLote: number
}
export async function acharLeilaoNoDetran(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<LeilaoLigado | undefined> {
  const { rows } = await sql<LeilaoLigado>`
    select a.id, a.uid, a.nome, d.codigo, d.buscado_at, coalesce(d.sem_lote, 0) as sem_lote
    from leilao a left join detran_leilao d on d.lei_id = a.id where a.hot_id = ${hotId} and a.uid = ${uid}`.execute(
    tx,
  )
  return rows[0]
}

/** False: another auction of the house has this number. */
export async function ligarLeilao(tx: Tx, hotId: number, leiId: number, codigo: string): Promise<boolean> {
  const outro = await tx
    .selectFrom('detranLeilao')
    .select('leiId')
    .where('hotId', '=', hotId)
    .where('codigo', '=', codigo)
    .where('leiId', '<>', leiId)
    .executeTakeFirst()
  if (outro !== undefined) return false
  await sql`insert into detran_leilao (lei_id, hot_id, codigo) values (${leiId}, ${hotId}, ${codigo})
    on conflict (lei_id) do update set codigo = excluded.codigo`.execute(tx)
  return true
}

export async function guardarBusca(tx: Tx, hotId: number, leiId: number, semLote: number): Promise<void> {
  await sql`update detran_leilao set buscado_at = clock_timestamp(), sem_lote = ${semLote}
    where lei_id = ${leiId} and hot_id = ${hotId}`.execute(tx)
}

/** The authority's lot beside the house's of the same number, "01" for its "1" too; null: the auction has none. */
export async function ligarLote(
  tx: Tx,
  hotId: number,
  leiId: number,
  l: { readonly id: string; readonly numero: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into detran_lote (hot_id, lel_id, externo_id)
    select ${hotId}, id, ${l.id} from lote where lei_id = ${leiId} and hot_id = ${hotId} and ltrim(numero, '0') = ltrim(${l.numero}, '0')
    order by numero = ${l.numero} desc, id limit 1
    on conflict (lel_id) do update set externo_id = excluded.externo_id returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export interface ItemEscrito {
  idObjeto: string
  ordemVisualizacao: number
  vistoria: string | null
  placa: string | null
  tipo: string | null
  modelo: string | null
  cor: string | null
  ano: number | null
  motor: string | null
  chassi: string | null
  renavan: string | null
  condicao: Condicao
  valorUnitarioInicial: number
}

/** What is registered already keeps what was told of it. */
export async function guardarItem(tx: Tx, hotId: number, dloId: number, i: ItemEscrito): Promise<void> {
  await tx
    .insertInto('detranItem')
    .values({ ...i, hotId, dloId })
    .onConflict((o) =>
      o.columns(['dloId', 'idObjeto']).doUpdateSet(i).where('detranItem.cadastroSituacao', '<>', 'OK'),
    )
    .execute()
}

export interface Registro {
  situacao: SituacaoDoRegistro
  marca: string
  data: string | null
  request: Record<string, string | number | null> | null
  response: string | null
}
export interface LoteLido {
  id: number
  uid: string
  lelUid: string
  lelId: number
  veiId: number
  numero: string
  nome: string
  situacao: SituacaoLote
  externoId: string
  itens: ('NOVO' | 'PENDENTE' | 'OK' | 'ERRO')[]
  registros: Partial<Record<TipoDeRegistro, Registro>>
  valor: number | null
  compra: string | null
  boleto: string | null
  nota: string | null
  /** read when it is sent, kept nowhere */
  documento: string | null
}
export async function lotesNoDetran(
  tx: Tx,
  hotId: number,
  qual: { readonly leiId?: number; readonly dloId?: number; readonly uid?: string },
): Promise<LoteLido[]> {
  const { rows } = await sql<LoteLido>`
    select d.id, d.uid, l.uid as lel_uid, l.id as lel_id, l.vei_id, l.numero, l.nome, l.situacao, d.externo_id,
      array(select i.cadastro_situacao from detran_item i where i.dlo_id = d.id order by i.id) as itens,
      coalesce((select jsonb_object_agg(r.tipo, jsonb_build_object('situacao', r.situacao, 'marca', r.marca, 'data', r.data, 'request', r.request,
        'response', r.response)) from detran_registro r where r.dlo_id = d.id), '{}') as registros,
      x.valor, x.cli_id || '|' || x.valor as compra, x.nosso_numero as boleto, x.codigo_nota_fiscal as nota, x.documento
    from detran_lote d join lote l on l.id = d.lel_id
      left join lateral (select i.valor, v.cli_id, v.codigo_nota_fiscal, coalesce(c.cnpj, c.cpf) as documento,
          (select b.nosso_numero from boleto b where b.vnd_id = v.id and b.situacao in ('registrado', 'pago') order by b.id desc limit 1) as nosso_numero
        from venda_item i join venda v on v.id = i.vnd_id join cliente c on c.id = v.cli_id
        where i.lel_id = l.id and i.ativo and v.situacao not in ('Cancelada', 'Cliente Desistiu') limit 1) x on true
    where d.hot_id = ${hotId} and (${qual.leiId ?? null}::int is null or l.lei_id = ${qual.leiId ?? null}::int)
      and (${qual.dloId ?? null}::int is null or d.id = ${qual.dloId ?? null}::int)
      and (${qual.uid ?? null}::uuid is null or d.uid = ${qual.uid ?? null}::uuid)
    order by l.posicao_leilao, d.id limit 2000`.execute(tx)
  return rows
}

export interface ItemLido extends ItemEscrito {
  id: number
  uid: string
  detranLoteUid: string
  externoLote: string
  cadastroSituacao: 'NOVO' | 'PENDENTE' | 'OK' | 'ERRO'
  cadastroData: Date | null
  cadastroResponse: string | null
}
export async function itensNoDetran(
  tx: Tx,
  hotId: number,
  qual: { readonly dloId?: number; readonly uid?: string },
): Promise<ItemLido[]> {
  const { rows } = await sql<ItemLido>`
    select i.id, i.uid, d.uid as detran_lote_uid, d.externo_id as externo_lote, i.id_objeto, i.ordem_visualizacao, i.vistoria, i.placa, i.tipo, i.modelo,
      i.cor, i.ano, i.motor, i.chassi, i.renavan, i.condicao, i.valor_unitario_inicial, i.cadastro_situacao, i.cadastro_data, i.cadastro_response
    from detran_item i join detran_lote d on d.id = i.dlo_id
    where i.hot_id = ${hotId} and (${qual.dloId ?? null}::int is null or i.dlo_id = ${qual.dloId ?? null}::int)
      and (${qual.uid ?? null}::uuid is null or i.uid = ${qual.uid ?? null}::uuid)
    order by i.ordem_visualizacao, i.id limit 5000`.execute(tx)
  return rows
}

export async function apagarItem(tx: Tx, hotId: number, uid: string): Promise<void> {
  await sql`delete from detran_item where hot_id = ${hotId} and uid = ${uid} and cadastro_situacao in ('NOVO', 'ERRO')`.execute(
    tx,
  )
}

/** Items that wait become those on their way; answers each with which telling it is. */
export async function marcarItens(
  tx: Tx,
  hotId: number,
  dloId: number,
): Promise<{ uid: string; passo: number }[]> {
  const { rows } = await sql<{ uid: string; passo: number }>`
    update detran_item set cadastro_situacao = 'PENDENTE', cadastro_response = null, cadastro_passo = cadastro_passo + 1
    where hot_id = ${hotId} and dlo_id = ${dloId} and cadastro_situacao = 'NOVO' returning uid, cadastro_passo as passo`.execute(
    tx,
  )
  return rows
}

export async function responderItem(
  tx: Tx,
  hotId: number,
  uid: string,
  r: { readonly ok: boolean; readonly response: string },
): Promise<void> {
  await sql`update detran_item set cadastro_situacao = ${r.ok ? 'OK' : 'ERRO'}, cadastro_data = clock_timestamp(),
    cadastro_response = ${r.response.slice(0, 500)} where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
}

/** A person wants what was refused to be tried again. */
export async function retomarRecusados(tx: Tx, hotId: number, leiId: number): Promise<void> {
  await sql`update detran_item i set cadastro_situacao = 'NOVO' from detran_lote d join lote l on l.id = d.lel_id
    where d.id = i.dlo_id and i.hot_id = ${hotId} and l.lei_id = ${leiId} and i.cadastro_situacao = 'ERRO'`.execute(
    tx,
  )
  await sql`update detran_registro r set situacao = 'DESFEITO' from detran_lote d join lote l on l.id = d.lel_id
    where d.id = r.dlo_id and r.hot_id = ${hotId} and l.lei_id = ${leiId} and r.situacao = 'ERRO'`.execute(tx)
}

/** Writes what is told now; answers which telling of this record it is. */
export async function marcarRegistro(
  tx: Tx,
  hotId: number,
  dloId: number,
  r: {
    readonly tipo: TipoDeRegistro
    readonly marca: string
    readonly request: object
    readonly desfaz: readonly TipoDeRegistro[]
  },
): Promise<number> {
  await sql`update detran_registro set situacao = 'DESFEITO' where hot_id = ${hotId} and dlo_id = ${dloId} and tipo = any(${[...r.desfaz]}::text[])`.execute(
    tx,
  )
  const { rows } = await sql<{ passo: number }>`
    insert into detran_registro (hot_id, dlo_id, tipo, situacao, marca, request)
    values (${hotId}, ${dloId}, ${r.tipo}, 'PENDENTE', ${r.marca}, ${JSON.stringify(r.request)}::jsonb)
    on conflict (dlo_id, tipo) do update set situacao = 'PENDENTE', marca = excluded.marca, request = excluded.request, response = null, data = null,
      passo = detran_registro.passo + 1, dito_at = clock_timestamp()
    returning passo`.execute(tx)
  return rows[0]?.passo ?? 0
}

export async function responderRegistro(
  tx: Tx,
  hotId: number,
  q: { readonly dloId: number; readonly tipo: TipoDeRegistro; readonly passo: number },
  r: { readonly ok: boolean; readonly response: string },
): Promise<void> {
  // What was undone meanwhile stays undone, and a refusal that a notice brought before the answer waits for a person.
  await sql`update detran_registro set situacao = ${r.ok ? 'OK' : 'ERRO'}, data = clock_timestamp(), response = ${r.response.slice(0, 500)}
    where hot_id = ${hotId} and dlo_id = ${q.dloId} and tipo = ${q.tipo} and passo = ${q.passo}
      and (situacao = 'PENDENTE' or (situacao = 'OK' and not ${r.ok}::boolean))`.execute(tx)
}

export interface AvisoEscrito {
  id: string
  lote: string
  tipo: string
  ok: boolean
  mensagem: string
  instante: Date
}
/** False: it came before. */
export async function guardarAviso(tx: Tx, hotId: number, a: AvisoEscrito): Promise<boolean> {
  const r =
    await sql`insert into detran_aviso (hot_id, externo_id, lote, tipo, ok, mensagem, instante, aplicado)
    values (${hotId}, ${a.id}, ${a.lote}, ${a.tipo}, ${a.ok}, ${a.mensagem}, ${a.instante}, false)
    on conflict (hot_id, externo_id) do nothing`.execute(tx)
  return Number(r.numAffectedRows ?? 0) > 0
}

/** The newest word of the authority counts, if it is of the last telling; what we hold as undone stays. */
export async function aplicarAviso(tx: Tx, hotId: number, a: AvisoEscrito): Promise<void> {
  const r =
    await sql`update detran_registro r set situacao = ${a.ok ? 'OK' : 'ERRO'}, data = ${a.instante}, response = ${a.mensagem}
    from detran_lote d where d.id = r.dlo_id and d.hot_id = ${hotId} and d.externo_id = ${a.lote} and r.tipo = ${a.tipo}
      and r.situacao <> 'DESFEITO' and coalesce(r.dito_at, '-infinity') <= ${a.instante} and (r.data is null or r.data <= ${a.instante})`.execute(
      tx,
    )
  if (Number(r.numAffectedRows ?? 0) > 0)
    await sql`update detran_aviso set aplicado = true where hot_id = ${hotId} and externo_id = ${a.id}`.execute(
      tx,
    )
}

export interface AvisoLido {
  uid: string
  lote: string
  tipo: string
  ok: boolean
  mensagem: string
  instante: Date
  aplicado: boolean
}
/** Of this auction's lots, and those that fit no lot of the house. */
export async function avisosDoDetran(tx: Tx, hotId: number, leiId: number): Promise<AvisoLido[]> {
  const { rows } = await sql<AvisoLido>`
    select a.uid, a.lote, a.tipo, a.ok, a.mensagem, a.instante, a.aplicado
    from detran_aviso a left join detran_lote d on d.hot_id = a.hot_id and d.externo_id = a.lote left join lote l on l.id = d.lel_id
    where a.hot_id = ${hotId} and (l.lei_id = ${leiId} or d.id is null) order by a.instante desc, a.id desc limit 100`.execute(
    tx,
  )
  return rows
}

export interface VeiculoConsultado {
  id: number
  uid: string
  nome: string
  placa: string | null
  chassi: string | null
  renavam: string | null
}
/** Screens know a vehicle by its uid, the specification's paths by its number. */
export type QualVeiculo =
  | { readonly veiId: number }
  | { readonly veiUid: string }
  | { readonly lelId: number }

export async function veiculoPara(
  tx: Tx,
  hotId: number,
  qual: QualVeiculo,
): Promise<VeiculoConsultado | undefined> {
  const so =
    'veiId' in qual
      ? sql`v.id = ${qual.veiId}`
      : 'veiUid' in qual
        ? sql`v.uid = ${qual.veiUid}::uuid`
        : sql`v.id = (select l.vei_id from lote l where l.id = ${qual.lelId} and l.hot_id = ${hotId})`
  const { rows } = await sql<VeiculoConsultado>`
    select v.id, v.uid, coalesce((select l.nome from lote l where l.vei_id = v.id order by l.id desc limit 1), v.modelo) as nome,
      v.placa, v.chassi, v.renavam from veiculo v where v.hot_id = ${hotId} and ${so}`.execute(tx)
  return rows[0]
}

export async function guardarConsulta(
  tx: Tx,
  hotId: number,
  veiId: number,
  dados: object,
  usuId: number,
): Promise<Date> {
  const { rows } = await sql<{ consultadoAt: Date }>`
    insert into detran_consulta (hot_id, vei_id, dados, consultado_by) values (${hotId}, ${veiId}, ${JSON.stringify(dados)}::jsonb, ${usuId})
    returning consultado_at`.execute(tx)
  return rows[0]?.consultadoAt ?? new Date(0)
}

export async function ultimaConsulta(
  tx: Tx,
  hotId: number,
  veiId: number,
): Promise<{ dados: unknown; consultadoAt: Date; quem: string | null } | undefined> {
  const { rows } = await sql<{ dados: unknown; consultadoAt: Date; quem: string | null }>`
    select c.dados, c.consultado_at, u.nome as quem from detran_consulta c left join usuario u on u.id = c.consultado_by
    where c.hot_id = ${hotId} and c.vei_id = ${veiId} order by c.id desc limit 1`.execute(tx)
  return rows[0]
}

/** The vehicle's newest lot at the authority; null: it has none. */
export async function loteDetranDoVeiculo(tx: Tx, hotId: number, veiId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select d.id from detran_lote d join lote l on l.id = d.lel_id where d.hot_id = ${hotId} and l.vei_id = ${veiId} order by d.id desc limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}
