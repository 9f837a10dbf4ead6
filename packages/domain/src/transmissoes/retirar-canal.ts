/** Why a channel cannot be taken away from its auction now; null when it can. Recordings outlive it, but for those of a dispute. */
import type { SituacaoDoCanal } from './situacoes.ts'

export function porQueNaoRetirar({
  situacao,
  mesaCom,
  conservadas,
}: {
  readonly situacao: SituacaoDoCanal
  /** who has the desk now */
  readonly mesaCom: string | null
  /** recordings that are kept for a dispute */
  readonly conservadas: number
}): string | null {
  if (situacao !== 'PARADO') return 'O canal está no ar. Encerre a transmissão antes de removê-lo.'
  if (mesaCom !== null) return `A mesa está com ${mesaCom}. Encerre a transmissão antes de remover o canal.`
  if (conservadas === 1)
    return 'Uma gravação deste canal está conservada. Deixe de conservá-la antes de remover o canal.'
  if (conservadas > 1)
    return `Há ${conservadas} gravações deste canal conservadas. Deixe de conservá-las antes de remover o canal.`
  return null
}
