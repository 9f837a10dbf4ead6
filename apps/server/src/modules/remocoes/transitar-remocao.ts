// Moves a removal by the table of states, with the lock of its row held. What follows: the yard expects the vehicle, the
// delivery is its entry, and the consignor's account bears what the contract says.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { type EventoDeRemocao, podeTransitarRemocao } from '@martelo/domain/remocoes/states.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Remocao } from '../../core/database/schema.gen.ts'
import { chegarPorRemocao, desistirDaChegada } from '../estadias/door.ts'
import { cobrarDoComitente } from '../prestacoes/door.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { contarRemocaoMovida } from './ouvir-remocoes.ts'
import type { LinhaDeRemocao } from './remocoes.sql.ts'

export type QuemMoveRemocao = Pick<Ctx, 'sessao' | 'ip' | 'reqId' | 'agora'> & {
  readonly hotsite: Pick<Ctx['hotsite'], 'id'>
}
export interface PassoDaRemocao {
  readonly evento: EventoDeRemocao
  readonly quem: readonly Ator[]
  /** one thing that happened is one step, however often it is told */
  readonly chave: string
  /** who did it, for people: a name, or the carrier's */
  readonly nome: string
  readonly quando?: Date
  readonly motivo?: string | null | undefined
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
  readonly colunas?: Updateable<Remocao>
}

const DATA: Partial<Record<EventoDeRemocao, keyof Updateable<Remocao>>> = {
  autorizar: 'autorizadaAt',
  chegar: 'inicioAt',
  entregar: 'fimAt',
  cancelar: 'canceladaAt',
}

/** Null: done. Otherwise why not. */
export async function transitarRemocao(
  ctx: QuemMoveRemocao,
  tx: Tx,
  r: LinhaDeRemocao,
  p: PassoDaRemocao,
): Promise<string | null> {
  const hotId = ctx.hotsite.id
  const { colunas = {} } = p
  const resposta = podeTransitarRemocao(
    { de: r.situacao, evento: p.evento, atores: p.quem },
    {
      bloqueada: r.bloqueada,
      temTransportadora: (colunas.traId ?? r.traId) !== null,
      temMotorista: (colunas.motId ?? r.motId) !== null,
      dia: colunas.previstaEm ?? r.previstaEm,
      motivo: p.motivo,
    },
  )
  if (!resposta.pode) return resposta.motivo
  const quando = p.quando ?? new Date(ctx.agora)
  const data = DATA[p.evento]
  await tx
    .updateTable('remocao')
    .set({
      situacao: resposta.para,
      ...(data === undefined ? {} : { [data]: quando }),
      ...(p.motivo == null ? {} : { motivo: p.motivo }),
      ...(p.latitude == null
        ? {}
        : { latitude: p.latitude, longitude: p.longitude ?? null, posicaoAt: quando }),
      ...colunas,
      updatedAt: new Date(ctx.agora),
      versao: sql`versao + 1`,
    })
    .where('id', '=', r.id)
    .where('hotId', '=', hotId)
    .execute()
  await tx
    .insertInto('remocaoPasso')
    .values({
      hotId,
      remId: r.id,
      evento: p.evento,
      quando,
      recebidoAt: new Date(ctx.agora),
      quem: p.nome,
      motivo: p.motivo ?? null,
      latitude: p.latitude ?? null,
      longitude: p.longitude ?? null,
      chave: p.chave,
    })
    .execute()
  await seguir(ctx, tx, r, p, quando)
  await auditar(ctx, tx, {
    entidade: 'remocao',
    uid: r.uid,
    acao: p.evento,
    antes: { situacao: r.situacao },
    depois: { situacao: resposta.para, ...(ctx.sessao === null ? { quem: p.nome } : {}) },
    motivo: p.motivo ?? null,
    versao: r.versao + 1,
  })
  return null
}

async function seguir(
  ctx: QuemMoveRemocao,
  tx: Tx,
  r: LinhaDeRemocao,
  p: PassoDaRemocao,
  quando: Date,
): Promise<void> {
  const hotId = ctx.hotsite.id
  const previstaEm = p.colunas?.previstaEm ?? r.previstaEm
  const { evento, chave, motivo = null, nome } = p
  await contarRemocaoMovida(tx, hotId, { remocao: r, evento, chave, quando, previstaEm, motivo, nome })
  if (p.evento === 'agendar' || p.evento === 'entregar') {
    const estUid = await chegarPorRemocao(ctx, tx, { ...r, previstaEm, chegou: p.evento === 'entregar' })
    await sql`update remocao set est_id = (select id from estadia where uid = ${estUid} and hot_id = ${hotId}) where id = ${r.id} and hot_id = ${hotId}`.execute(
      tx,
    )
  }
  if (p.evento === 'cancelar') await desistirDaChegada(ctx, tx, r.veiId, 'A remoção foi cancelada')
  const valor = p.evento === 'entregar' ? r.valor : p.evento === 'frustrar' ? r.precoFrustrada : null
  if (valor === null || valor === 0 || r.quemPaga !== 'comitente') return
  const oque = p.evento === 'entregar' ? 'Remoção' : 'Viagem perdida'
  await cobrarDoComitente(tx, hotId, {
    comId: r.comId,
    veiId: r.veiId,
    origem: 'remocao',
    // Of the step: a removal that failed before may be charged for each journey.
    origemUid: p.chave,
    descricao: `${oque} de ${r.veiculo}${r.placa === null ? '' : ` (${r.placa})`}: ${r.local} a ${r.patio}`,
    valor,
    dia: diaEmBrasilia(quando.getTime()),
  })
}
