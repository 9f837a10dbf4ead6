// What the pickup of a sold vehicle does to its stay: booked, it waits for the exit; given up, it stands again; handed
// over, the stay ends. A vehicle without a stay (it stands at its consignor's) needs none of this.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { noPatio } from '@martelo/domain/estadias/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { type LinhaDeEstadia, travarEstadia } from './estadias.sql.ts'
import { type QuemMoveEstadia, transitarEstadia } from './transitar-estadia.ts'

const SISTEMA: readonly Ator[] = ['sistema']

const doLote = (tx: Tx, hotId: number, itemId: number): Promise<LinhaDeEstadia | undefined> =>
  travarEstadia(
    tx,
    hotId,
    sql`e.situacao in ('EM_PATIO', 'AGUARDANDO_SAIDA') and e.vei_id = (select l.vei_id from venda_item i join lote l on l.id = i.lel_id where i.id = ${itemId} and i.hot_id = ${hotId})`,
  )

export async function liberarSaidaDoItem(ctx: QuemMoveEstadia, tx: Tx, itemId: number): Promise<void> {
  const e = await doLote(tx, ctx.hotsite.id, itemId)
  if (e?.situacao === 'EM_PATIO')
    await transitarEstadia(ctx, tx, e, { evento: 'liberarSaida', quem: SISTEMA })
}

export async function suspenderSaidaDoItem(
  ctx: QuemMoveEstadia,
  tx: Tx,
  itemId: number,
  motivo: string,
): Promise<void> {
  const e = await doLote(tx, ctx.hotsite.id, itemId)
  if (e?.situacao === 'AGUARDANDO_SAIDA')
    await transitarEstadia(ctx, tx, e, { evento: 'suspenderSaida', quem: SISTEMA, motivo })
}

export interface Recebedor {
  readonly nome: string
  readonly tipoDoc?: string | null | undefined
  readonly doc?: string | null | undefined
  readonly assinatura?: string | null | undefined
  readonly observacao?: string | null | undefined
}

/** Throws RECUSADO: daily fees that are still owed keep the vehicle in. */
export async function entregarEstadiaDoItem(
  ctx: QuemMoveEstadia,
  tx: Tx,
  itemId: number,
  quem: Recebedor,
): Promise<void> {
  const hotId = ctx.hotsite.id
  await liberarSaidaDoItem(ctx, tx, itemId)
  const e = await doLote(tx, hotId, itemId)
  if (e === undefined || !noPatio(e.situacao)) return
  const recusa = await transitarEstadia(ctx, tx, e, {
    evento: 'entregar',
    quem: SISTEMA,
    erroDaSaida: null,
    colunas: {
      devolucaoNome: quem.nome,
      devolucaoTipoDoc: quem.tipoDoc ?? null,
      devolucaoDoc: quem.doc ?? null,
      devolucaoObservacao: quem.observacao ?? null,
      devolucaoData: new Date(ctx.agora),
      assinatura: quem.assinatura ?? null,
      finalizadoByCliente: quem.assinatura != null,
    },
  })
  if (recusa !== null) throw new RecusaLancada(recusar('RECUSADO', recusa))
}
