// An unpaid instalment is corrected by the index that the notice names (CPC, art. 895, § 2), from the hammer's month: late ones
// and those of this month. One that is due later is corrected when its month comes.
import type { Dia } from '../calendario/dia.ts'
import { corrigirPorIndice, type Mes, type RespostaDaCorrecao } from '../indices/correcao-por-indice.ts'
import type { ParcelaDevida } from './mora-da-parcela.ts'

interface Quando {
  readonly hoje: Dia
  readonly arremate: Dia
  readonly variacoes: ReadonlyMap<Mes, number>
  readonly jaCorrigido: number
}

export function correcaoDaParcela(p: ParcelaDevida, q: Quando): RespostaDaCorrecao {
  if (p.paga) return { pode: false, motivo: 'Esta parcela já foi paga.' }
  if (p.vencimento.slice(0, 7) > q.hoje.slice(0, 7))
    return { pode: false, motivo: 'Esta parcela é corrigida a partir do mês em que vence.' }
  return corrigirPorIndice({ ...q, valor: p.valor, desde: q.arremate, ate: q.hoje })
}
