// Moves a stay by the table of states, with the lock of its row held. What follows from it: the vehicle's yard, the place
// that becomes free, the services that are not needed any more, and the consignor's part of the daily fees.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  type ContextoDeEstadia,
  type EventoDeEstadia,
  podeTransitarEstadia,
} from '@martelo/domain/estadias/states.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Estadia } from '../../core/database/schema.gen.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { cobrarDoComitente } from '../prestacoes/door.ts'
import { porVeiculoNoPatio } from '../veiculos/door.ts'
import { foiVendido } from './apresentar-estadia.ts'
import { contarEstadia } from './contar-estadia.ts'
import type { LinhaDeEstadia } from './estadias.sql.ts'

interface Passo {
  readonly evento: EventoDeEstadia
  readonly quem: readonly Ator[]
  readonly motivo?: string | null | undefined
  readonly erroDaSaida?: string | null
  readonly colunas?: Updateable<Estadia>
}
export type QuemMoveEstadia = Pick<Ctx, 'sessao' | 'ip' | 'reqId' | 'agora'> & {
  readonly hotsite: Pick<Ctx['hotsite'], 'id'>
}

/** Null: done. Otherwise why not. */
export async function transitarEstadia(
  ctx: QuemMoveEstadia,
  tx: Tx,
  e: LinhaDeEstadia,
  p: Passo,
): Promise<string | null> {
  const hotId = ctx.hotsite.id
  const contada = await contarEstadia(tx, hotId, e, ctx.agora)
  const contexto: ContextoDeEstadia = {
    motivo: p.motivo,
    dividaDoComprador: contada.devido,
    vendido: foiVendido(contada),
    ...(p.erroDaSaida === undefined ? {} : { erroDaSaida: p.erroDaSaida }),
  }
  const r = podeTransitarEstadia({ de: e.situacao, evento: p.evento, atores: p.quem }, contexto)
  if (!r.pode) return r.motivo
  const agora = new Date(ctx.agora)
  const usuId = ctx.sessao?.usuId ?? null
  const sai = r.para === 'FINALIZADA' || r.para === 'CANCELADA'
  await tx
    .updateTable('estadia')
    .set({
      situacao: r.para,
      ...(p.evento === 'entrar' ? { diaInicio: agora } : {}),
      ...(sai
        ? {
            diaFim: e.diaInicio === null ? null : agora,
            finalizadoAt: agora,
            finalizadoByUsuId: usuId,
            vagaId: null,
          }
        : {}),
      ...p.colunas,
      updatedAt: agora,
      updatedBy: usuId,
      versao: sql`versao + 1`,
    })
    .where('id', '=', e.id)
    .where('hotId', '=', hotId)
    .execute()
  if (p.evento === 'entrar') await porVeiculoNoPatio(tx, hotId, e.veiId, e.patId)
  // A vehicle that was sold keeps the yard of its pickup on its papers.
  if (p.evento === 'devolver' || p.evento === 'cancelar') await porVeiculoNoPatio(tx, hotId, e.veiId, null)
  if (sai) await encerrarServicos(ctx, tx, e.id, p.evento)
  if (r.para === 'FINALIZADA' && contada.contas.comitente.valor > 0)
    await cobrarDoComitente(tx, hotId, {
      comId: e.comId,
      veiId: e.veiId,
      origem: 'estadia',
      origemUid: e.uid,
      descricao: `Estadia de ${e.veiculo}${e.placa === null ? '' : ` (${e.placa})`}: ${contada.contas.comitente.dias} diárias em ${e.patio}`,
      valor: contada.contas.comitente.valor,
      dia: diaEmBrasilia(ctx.agora),
    })
  await auditar(ctx, tx, {
    entidade: 'estadia',
    uid: e.uid,
    acao: p.evento,
    antes: { situacao: e.situacao },
    depois: {
      situacao: r.para,
      ...(p.colunas?.devolucaoNome == null ? {} : { devolucaoNome: p.colunas.devolucaoNome }),
    },
    motivo: p.motivo ?? null,
    versao: e.versao + 1,
  })
  return null
}

/** With the vehicle gone, what was asked for it is done (the exit itself) or falls. */
async function encerrarServicos(
  ctx: QuemMoveEstadia,
  tx: Tx,
  estId: number,
  evento: EventoDeEstadia,
): Promise<void> {
  const feito = evento === 'entregar' ? 'Entrega' : evento === 'devolver' ? 'Devolução' : ''
  await sql`update estadia_servico set situacao = case when tipo_servico = ${feito} then 'REALIZADO' else 'CANCELADO' end,
      motivo = case when tipo_servico = ${feito} then motivo else 'O veículo saiu do pátio' end,
      encerrado_at = ${new Date(ctx.agora)}, encerrado_by = ${ctx.sessao?.usuId ?? null}, versao = versao + 1
    where est_id = ${estId} and hot_id = ${ctx.hotsite.id} and situacao in ('SOLICITADO', 'AGENDADO')`.execute(
    tx,
  )
}
