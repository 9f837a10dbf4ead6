// The client's purchase as the rule of the claims window asks for it; another client's is not there.
import {
  type CompraParaReclamar,
  fimDaReclamacao,
  impedimentoParaReclamar,
} from '@martelo/domain/incidentes/prazo-de-reclamacao.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { itensQueContam, lerVenda, type VendaLida } from '../vendas/door.ts'

export async function minhaCompra(ctx: Ctx, tx: Tx, vndId: number): Promise<VendaLida | undefined> {
  const v = await lerVenda(tx, ctx.hotsite.id, vndId)
  return v?.venda.compradorId === exigirCliente(ctx).cliId ? v : undefined
}

const paraReclamar = (v: VendaLida): CompraParaReclamar => ({
  encerrada: v.venda.situacao === 'Cancelada' || v.venda.situacao === 'Cliente Desistiu',
  fechadaAt: v.venda.fechadaAt?.getTime() ?? null,
  entregas: itensQueContam(v).map((i) => i.entregueAt?.getTime() ?? null),
})

export function podeReclamar(ctx: Ctx, v: VendaLida) {
  const compra = paraReclamar(v)
  const dias = ctx.hotsite.diasDeReclamacao
  const motivo = impedimentoParaReclamar(compra, dias, ctx.agora)
  const fim = fimDaReclamacao(compra, dias)
  return { pode: motivo === null, motivo, ate: fim === null ? null : iso(new Date(fim)) }
}
