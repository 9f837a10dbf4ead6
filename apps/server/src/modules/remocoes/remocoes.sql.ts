// Removals as rows. Every statement names its hotsite; a change takes the lock of the removal's row.
import type { Lugar } from '@martelo/domain/remocoes/valor-sugerido.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { listar } from '../../core/database/lista.ts'

export interface LinhaDeRemocao {
  id: number
  uid: string
  hotId: number
  veiId: number
  comId: number
  patId: number
  locId: number
  traId: number | null
  motId: number | null
  estId: number | null
  situacao: SituacaoDeRemocao
  veiUid: string
  veiculo: string
  placa: string | null
  chassi: string | null
  cor: string | null
  bloqueada: boolean
  tipoId: number
  comitente: string
  patUid: string
  patio: string
  patioEndereco: string
  patioCidade: string
  patioUf: string
  patioCep: string | null
  patioTelefone: string | null
  patioEmail: string | null
  patioLatitude: number | null
  patioLongitude: number | null
  locUid: string
  local: string
  localEndereco: string
  localCidade: string
  localUf: string
  localCep: string | null
  localContato: string | null
  localTelefone: string | null
  localEmail: string | null
  localLatitude: number | null
  localLongitude: number | null
  traUid: string | null
  transportadora: string | null
  transportadoraTelefone: string | null
  transportadoraEmail: string | null
  precoFrustrada: number | null
  motUid: string | null
  motorista: string | null
  motoristaCpf: string | null
  motoristaTelefone: string | null
  motoristaEmail: string | null
  motoristaUsuId: number | null
  estUid: string | null
  observacao: string | null
  km: number | null
  valorSugerido: number | null
  valor: number | null
  quemPaga: 'comitente' | 'casa'
  solicitadaAt: Date
  solicitadaPor: string | null
  autorizadaAt: Date | null
  autorizadaPor: string | null
  previstaEm: string | null
  confirmadaAt: Date | null
  inicioAt: Date | null
  fimAt: Date | null
  canceladaAt: Date | null
  canceladaPor: string | null
  motivo: string | null
  latitude: number | null
  longitude: number | null
  posicaoAt: Date | null
  versao: number
}

export const DE_REMOCAO = sql`remocao r join veiculo v on v.id = r.vei_id join comitente c on c.id = r.com_id join patio p on p.id = r.pat_id
  join local_remocao l on l.id = r.loc_id left join transportadora t on t.id = r.tra_id left join motorista m on m.id = r.mot_id
  left join estadia e on e.id = r.est_id`
export const COLUNAS_DA_REMOCAO = sql`r.id, r.uid, r.hot_id, r.vei_id, r.com_id, r.pat_id, r.loc_id, r.tra_id, r.mot_id, r.est_id, r.situacao,
  v.uid as vei_uid, v.nome as veiculo, v.placa, v.chassi, v.cor, v.bloquear_remocao as bloqueada, v.tipo_id, c.nome as comitente,
  p.uid as pat_uid, p.nome as patio, p.endereco as patio_endereco, p.cidade as patio_cidade, p.uf as patio_uf, p.cep as patio_cep, p.telefone as patio_telefone,
  p.email as patio_email, p.latitude as patio_latitude, p.longitude as patio_longitude,
  l.uid as loc_uid, l.nome as local, l.endereco as local_endereco, l.cidade as local_cidade, l.uf as local_uf, l.cep as local_cep, l.contato_nome as local_contato,
  coalesce(l.celular, l.telefone) as local_telefone, l.contato_email as local_email, l.latitude as local_latitude, l.longitude as local_longitude,
  t.uid as tra_uid, t.nome as transportadora, t.telefone as transportadora_telefone, t.email as transportadora_email, t.preco_frustrada,
  m.uid as mot_uid, m.nome as motorista, m.cpf as motorista_cpf, m.telefone as motorista_telefone, m.email as motorista_email, m.usu_id as motorista_usu_id,
  e.uid as est_uid, r.observacao, r.km, r.valor_sugerido, r.valor, r.quem_paga, r.solicitada_at,
  (select u.nome from usuario u where u.id = r.solicitada_by) as solicitada_por, r.autorizada_at,
  (select u.nome from usuario u where u.id = r.autorizada_by) as autorizada_por, r.prevista_em::text as prevista_em, r.confirmada_at, r.inicio_at, r.fim_at,
  r.cancelada_at, (select u.nome from usuario u where u.id = r.cancelada_by) as cancelada_por, r.motivo, r.latitude, r.longitude, r.posicao_at, r.versao`

/** The newest first, 500 at most. */
export async function lerRemocoes(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
): Promise<LinhaDeRemocao[]> {
  const { linhas } = await listar<LinhaDeRemocao>(tx, {
    colunas: COLUNAS_DA_REMOCAO,
    de: DE_REMOCAO,
    onde: [sql`r.hot_id = ${hotId}`, onde],
    ordem: sql`order by r.id desc`,
    pagina: { pagina: 1, porPagina: 500 },
  })
  return linhas
}

/** Locks the removal's row. */
export async function travarRemocao(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
): Promise<LinhaDeRemocao | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select r.id from remocao r where r.hot_id = ${hotId} and ${onde} for update`.execute(tx)
  const [linha] = rows
  return linha === undefined ? undefined : (await lerRemocoes(tx, hotId, sql`r.id = ${linha.id}`))[0]
}

export const lugarDeOrigem = (r: LinhaDeRemocao): Lugar => ({
  cidade: r.localCidade,
  uf: r.localUf,
  cep: r.localCep,
  latitude: r.localLatitude,
  longitude: r.localLongitude,
})
export const lugarDeDestino = (r: LinhaDeRemocao): Lugar => ({
  cidade: r.patioCidade,
  uf: r.patioUf,
  cep: r.patioCep,
  latitude: r.patioLatitude,
  longitude: r.patioLongitude,
})

export interface LinhaDePasso {
  uid: string
  evento: string
  quando: Date
  recebidoAt: Date
  quem: string
  motivo: string | null
  latitude: number | null
  longitude: number | null
}
export async function passosDa(tx: Tx, hotId: number, remId: number): Promise<LinhaDePasso[]> {
  const { rows } = await sql<LinhaDePasso>`
    select uid, evento, quando, recebido_at, quem, motivo, latitude, longitude from remocao_passo
    where hot_id = ${hotId} and rem_id = ${remId} and evento <> 'posicao' order by quando, id`.execute(tx)
  return rows
}

export interface LinhaDeLink {
  uid: string
  para: 'transportadora' | 'motorista'
  createdAt: Date
  expiraAt: Date
  revogadoAt: Date | null
  usadoAt: Date | null
  vale: boolean
}
export async function linksDa(tx: Tx, hotId: number, remId: number): Promise<LinhaDeLink[]> {
  const { rows } = await sql<LinhaDeLink>`
    select uid, para, created_at, expira_at, revogado_at, usado_at, revogado_at is null and expira_at > clock_timestamp() as vale
    from remocao_link where hot_id = ${hotId} and rem_id = ${remId} order by id desc limit 50`.execute(tx)
  return rows
}

export interface LinkAberto {
  id: number
  remId: number
  para: 'transportadora' | 'motorista'
}
/** A secret that is good for one removal of this house; undefined when it is none, has ended or was taken back. */
export async function linkPeloResumo(tx: Tx, hotId: number, resumo: Buffer): Promise<LinkAberto | undefined> {
  const { rows } = await sql<LinkAberto>`
    select id, rem_id, para from remocao_link
    where hot_id = ${hotId} and resumo = ${resumo} and revogado_at is null and expira_at > clock_timestamp()`.execute(
    tx,
  )
  return rows[0]
}

export interface LinhaDeTransportadora {
  id: number
  uid: string
  nome: string
  porKm: number
  minimo: number
  rotas: {
    origemCidade: string | null
    origemUf: string
    destinoCidade: string | null
    destinoUf: string
    valor: number
  }[]
}
export async function transportadorasComPrecos(tx: Tx, hotId: number): Promise<LinhaDeTransportadora[]> {
  const { rows } = await sql<LinhaDeTransportadora>`
    select t.id, t.uid, t.nome, t.preco_km as por_km, t.preco_minimo as minimo,
      coalesce((select jsonb_agg(jsonb_build_object('origemCidade', x.origem_cidade, 'origemUf', x.origem_uf,
        'destinoCidade', x.destino_cidade, 'destinoUf', x.destino_uf, 'valor', x.valor)) from preco_de_rota x where x.tra_id = t.id), '[]') as rotas
    from transportadora t where t.hot_id = ${hotId} and t.ativo order by t.nome limit 200`.execute(tx)
  return rows
}

export interface LinhaDeRegistro {
  uid: string
  quando: Date
  parceiro: string
  operacao: string
  sentido: string
  desfecho: string
}
/** What was said with outside parties about this removal: the insurer's log. */
export async function registrosDa(tx: Tx, hotId: number, uid: string): Promise<LinhaDeRegistro[]> {
  const { rows } = await sql<LinhaDeRegistro>`
    select uid, quando, parceiro, operacao, sentido, desfecho from externo_registro
    where hot_id = ${hotId} and objeto_tipo = 'remocao' and objeto_uid = ${uid} order by id desc limit 100`.execute(
    tx,
  )
  return rows
}
