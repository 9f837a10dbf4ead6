// The state of a lot as a chip: colour, icon and word together.
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { StatusChip } from '@martelo/ui/chip.tsx'
import { type Icon, IconCheckCircle, IconClock, IconGavel, IconPlay } from '@martelo/ui/icones.tsx'
import type { Tom } from '@martelo/ui/tom.ts'
import { useVocabulario } from '../../core/palavras-do-site.ts'

type Visual = readonly [tom: Tom, icon: Icon]

const VIVO: Visual = ['perigo', IconPlay]
const CALMO: Visual = ['neutro', IconClock]
const VISUAIS: Partial<Record<SituacaoLote, Visual>> = {
  LIBERADO_LEILAO: ['sucesso', IconGavel],
  REPASSE: ['sucesso', IconGavel],
  AO_VIVO: VIVO,
  DOULHE_UMA: VIVO,
  DOULHE_DUAS: VIVO,
  PLACAR: ['alerta', IconClock],
  PENDENTE: ['alerta', IconClock],
  CONDICIONAL: ['info', IconClock],
  AG_PAGAMENTO: ['neutro', IconCheckCircle],
  PAGO: ['neutro', IconCheckCircle],
}

/** The lot is being called right now. */
export const noMartelo = (s: SituacaoLote): boolean => VISUAIS[s] === VIVO

/** It takes no more bids: neither open nor being called. */
export const passou = (s: SituacaoLote): boolean =>
  s !== 'LIBERADO_LEILAO' && s !== 'REPASSE' && !noMartelo(s)

export function SituacaoDoLote({ situacao, strong = false }: { situacao: SituacaoLote; strong?: boolean }) {
  const { situacoes } = useVocabulario()
  const [tom, icon] = VISUAIS[situacao] ?? CALMO
  return (
    <StatusChip tom={tom} icon={icon} strong={strong}>
      {situacoes[situacao] ?? 'Não informado'}
    </StatusChip>
  )
}
