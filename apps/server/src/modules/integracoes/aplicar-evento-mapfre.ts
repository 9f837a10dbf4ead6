// What follows from each event of the insurer, by its code. Older data than what was taken already change nothing.
import type { EventoMapfre, RemocaoMapfre } from '@martelo/contracts/integracoes/evento-mapfre.schemas.ts'
import { type CodigoMapfre, ehMaisNovo } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada } from '../../core/http/handle.ts'
import {
  criarRemocao,
  lugarPeloEndereco,
  mudarPedidoDeFora,
  patioPeloNome,
  type QuemMoveRemocao,
  transitarRemocao,
  travarRemocao,
} from '../remocoes/door.ts'
import { inibirVendaDoVeiculo, veiculoDeFora } from '../veiculos/door.ts'
import { avisarContato } from './avisar-contato.job.ts'
import { buscarArquivo } from './buscar-arquivo.job.ts'
import {
  comitenteDaIntegradora,
  encerrarProcesso,
  type LinhaDeProcesso,
  processoPeloNumero,
  responderContato,
} from './eventos-mapfre.sql.ts'
import { NOME_DA_MAPFRE } from './nome-da-mapfre.ts'
import { suspenderLotes } from './suspender-lotes.job.ts'
import { uidDoTexto } from './uid-do-texto.ts'

export type QuemMexe = QuemMoveRemocao

/** Refused by our rules: the insurer's log says why, and a retry would end the same way. */
export class NaoProcessado extends Error {}

type Objeto<T extends EventoMapfre['businessData']['object']['type']> = Extract<
  EventoMapfre['businessData']['object'],
  { type: T }
>
interface Contexto {
  readonly ctx: QuemMexe
  readonly tx: Tx
  readonly quando: Date
  readonly processo: LinhaDeProcesso
}
type Aplicar = (c: Contexto, o: EventoMapfre['businessData']['object']) => Promise<void>

const COMO: Partial<Record<CodigoMapfre, Aplicar>> = {
  S05: (c, o) => alterar(c, o as RemocaoMapfre),
  S06: (c, o) => cancelar(c, o as Objeto<'status_update'>),
  async S11({ ctx, tx, processo }, o) {
    const hotId = ctx.hotsite.id
    for (const sha256 of new Set((o as Objeto<'removal_files'>).files.map((f) => f.sha256)))
      await buscarArquivo.agendar(
        tx,
        { hotId, proId: processo.id, sha256 },
        { chave: `arquivo-da-seguradora-${processo.id}-${sha256}` },
      )
  },
  async S12({ ctx, tx, processo }, o) {
    const { requestId } = o as Objeto<'communication_request'>
    await avisarContato.agendar(tx, { hotId: ctx.hotsite.id, proId: processo.id, requestId })
  },
  async S13({ ctx, tx, processo }, o) {
    const { requestId } = o as Objeto<'communication_request'>
    if (!(await responderContato(tx, ctx.hotsite.id, processo.id, requestId)))
      throw new NaoProcessado(`Não há pedido de contato ${requestId} em aberto`)
  },
  S14: (c) => liberar(c, true),
  S15: (c) => liberar(c, false),
  S17: ({ ctx, tx, processo }) => encerrarProcesso(tx, ctx.hotsite.id, processo.id),
}

/** The process that it belongs to. Throws `NaoProcessado`. */
export async function aplicarEventoMapfre(ctx: QuemMexe, tx: Tx, e: EventoMapfre): Promise<number> {
  const { common, object } = e.businessData
  const quando = new Date(common.sender.timestamp)
  const processo = await processoPeloNumero(tx, ctx.hotsite.id, object.removalId)
  if (e.eventData.eventCode === 'S01') {
    if (processo === undefined) return solicitar(ctx, tx, object as RemocaoMapfre, quando)
    await alterar({ ctx, tx, quando, processo }, object as RemocaoMapfre)
    return processo.id
  }
  if (processo === undefined) throw new NaoProcessado(`Remoção ${object.removalId} desconhecida`)
  await COMO[e.eventData.eventCode]?.({ ctx, tx, quando, processo }, object)
  return processo.id
}

async function destino(tx: Tx, hotId: number, o: RemocaoMapfre): Promise<number | null> {
  const nome = o.delivery?.yard
  if (!nome) return null
  const patId = await patioPeloNome(tx, hotId, nome)
  if (patId === undefined) throw new NaoProcessado(`Pátio ${nome} desconhecido`)
  return patId
}

const lugar = (tx: Tx, hotId: number, o: RemocaoMapfre): Promise<number> =>
  lugarPeloEndereco(tx, hotId, {
    nome: o.pickup.name,
    endereco: o.pickup.address,
    cidade: o.pickup.city,
    uf: o.pickup.state,
    cep: o.pickup.zipCode ?? null,
    contatoNome: o.pickup.contactName ?? null,
    telefone: o.pickup.phone ?? null,
    contatoEmail: o.pickup.email ?? null,
  })

async function solicitar(ctx: QuemMexe, tx: Tx, o: RemocaoMapfre, quando: Date): Promise<number> {
  const hotId = ctx.hotsite.id
  const dono = await comitenteDaIntegradora(tx, hotId, 'Mapfre')
  if (dono === undefined) throw new NaoProcessado('Nenhum comitente desta casa está ligado à Mapfre')
  if (!o.vehicle.plate && !o.vehicle.chassis)
    throw new NaoProcessado('Informe a placa ou o chassi do veículo')
  const patId = (await destino(tx, hotId, o)) ?? dono.patId
  const veiId = await veiculoDeFora(ctx, tx, {
    comId: dono.comId,
    placa: o.vehicle.plate || null,
    chassi: o.vehicle.chassis?.toUpperCase() || null,
    marca: o.vehicle.brand,
    modelo: o.vehicle.model,
    anoFabricacao: o.vehicle.manufactureYear ?? null,
    anoModelo: o.vehicle.modelYear ?? null,
    cor: o.vehicle.color ?? null,
    retomada: 'SINISTRADO',
    integracaoId: o.removalId,
  })
  const uid = await pedir(ctx, tx, {
    veiId,
    comId: dono.comId,
    patId,
    locId: await lugar(tx, hotId, o),
    observacao: o.comment ?? null,
    chaveDoPedido: uidDoTexto(`mapfre|${hotId}|${o.removalId}`),
  })
  const { rows } = await sql<{ id: number }>`
    insert into mapfre_processo (hot_id, rem_id, vei_id, removal_id, claim_ids, segurado_nome, segurado_telefone, dados_at)
    select ${hotId}, r.id, r.vei_id, ${o.removalId}, ${o.claimIds}::text[], ${o.insured.name}, ${o.insured.phone ?? null}, ${quando}
    from remocao r where r.hot_id = ${hotId} and r.uid = ${uid} returning id`.execute(tx)
  const [novo] = rows
  if (novo === undefined) throw new Error(`the removal ${uid} vanished`)
  return novo.id
}

async function pedir(ctx: QuemMexe, tx: Tx, n: Omit<Parameters<typeof criarRemocao>[2], 'quemPaga'>) {
  try {
    return await criarRemocao(ctx, tx, { ...n, quemPaga: 'comitente' })
  } catch (e) {
    if (e instanceof RecusaLancada) throw new NaoProcessado(e.message)
    throw e
  }
}

async function alterar({ ctx, tx, quando, processo }: Contexto, o: RemocaoMapfre): Promise<void> {
  const hotId = ctx.hotsite.id
  if (!ehMaisNovo(quando, processo.dadosAt)) return
  const r = await travarRemocao(tx, hotId, sql`r.id = ${processo.remId}`)
  if (r === undefined) throw new Error(`the removal of ${processo.uid} vanished`)
  if (!['SOLICITADA', 'AUTORIZADA', 'AGENDADA', 'FRUSTRADA'].includes(r.situacao))
    throw new NaoProcessado('A remoção já está na estrada ou terminou: os dados não mudam mais')
  await mudarPedidoDeFora(ctx, tx, r, {
    locId: await lugar(tx, hotId, o),
    patId: await destino(tx, hotId, o),
    observacao: o.comment ?? null,
  })
  await sql`update mapfre_processo set dados_at = ${quando}, claim_ids = ${o.claimIds}::text[], segurado_nome = ${o.insured.name},
      segurado_telefone = ${o.insured.phone ?? null} where hot_id = ${hotId} and id = ${processo.id} and encerrado_at is null`.execute(
    tx,
  )
}

async function cancelar(c: Contexto, o: Objeto<'status_update'>): Promise<void> {
  const { ctx, tx, processo } = c
  const r = await travarRemocao(tx, ctx.hotsite.id, sql`r.id = ${processo.remId}`)
  if (r === undefined) throw new Error(`the removal of ${processo.uid} vanished`)
  if (r.situacao === 'CANCELADA') return
  const recusa = await transitarRemocao(ctx, tx, r, {
    evento: 'cancelar',
    quem: ['sistema'],
    chave: randomUUID(),
    nome: NOME_DA_MAPFRE,
    motivo: o.reason || 'Cancelada pela seguradora',
  })
  if (recusa !== null) throw new NaoProcessado(recusa)
}

async function liberar({ ctx, tx, quando, processo }: Contexto, liberada: boolean): Promise<void> {
  const hotId = ctx.hotsite.id
  if (!ehMaisNovo(quando, processo.vendaAt)) return
  await sql`update mapfre_processo set venda_at = ${quando}, venda_liberada = ${liberada}
    where hot_id = ${hotId} and id = ${processo.id}`.execute(tx)
  await inibirVendaDoVeiculo(ctx, tx, processo.veiId, !liberada)
  if (!liberada) await suspenderLotes.agendar(tx, { hotId, veiId: processo.veiId })
}
