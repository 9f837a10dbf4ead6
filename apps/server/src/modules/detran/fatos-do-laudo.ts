// The facts of the reports about a vehicle at the traffic authority, and about the items of its lot there.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type DadosDoVeiculo, VeiculoNoDetran } from './detran.integration.ts'
import {
  type ItemLido,
  itensNoDetran,
  loteDetranDoVeiculo,
  type LoteLido,
  lotesNoDetran,
  type QualVeiculo,
  ultimaConsulta,
  type VeiculoConsultado,
  veiculoPara,
} from './detran.sql.ts'

export interface LaudoDetran {
  readonly veiculo: VeiculoConsultado
  /** null: never asked */
  readonly consulta: {
    readonly dados: DadosDoVeiculo
    readonly em: Date
    readonly quem: string | null
  } | null
}

export function laudoDoVeiculo(ctx: Ctx, qual: QualVeiculo): Promise<LaudoDetran | null> {
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx: Tx) => {
    const veiculo = await veiculoPara(tx, hotId, qual)
    if (veiculo === undefined) return null
    const c = await ultimaConsulta(tx, hotId, veiculo.id)
    const dados = c && VeiculoNoDetran.parse(c.dados)
    return { veiculo, consulta: c && dados ? { dados, em: c.consultadoAt, quem: c.quem } : null }
  })
}

export function laudoDoLoteDetran(
  ctx: Ctx,
  qual: QualVeiculo,
): Promise<{ readonly lote: LoteLido; readonly itens: readonly ItemLido[] } | null> {
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx: Tx) => {
    const veiculo = await veiculoPara(tx, hotId, qual)
    const dloId = veiculo === undefined ? null : await loteDetranDoVeiculo(tx, hotId, veiculo.id)
    const [lote] = dloId === null ? [] : await lotesNoDetran(tx, hotId, { dloId })
    if (lote === undefined) return null
    return { lote, itens: await itensNoDetran(tx, hotId, { dloId: lote.id }) }
  })
}
