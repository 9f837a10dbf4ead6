// The state of a deposit: always colour, icon and word.
import { COR_DA_CAUCAO, ROTULO_DA_CAUCAO, type SituacaoDeCaucao } from '@martelo/domain/caucoes/states.ts'
import { Badge } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconClock,
  IconHourglass,
  IconLock,
  IconReceipt,
  IconShieldCheck,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { COR_MANTINE } from '../estados/cor.ts'

const ICONES: Record<SituacaoDeCaucao, ComponentType<{ size?: number }>> = {
  AGUARDANDO_PAGAMENTO: IconClock,
  EM_CONFERENCIA: IconHourglass,
  PAGA: IconShieldCheck,
  DEVOLVENDO: IconArrowBackUp,
  DEVOLUCAO_RECUSADA: IconAlertTriangle,
  DEVOLVIDA: IconCheck,
  APLICADA: IconReceipt,
  RETIDA: IconLock,
  CANCELADA: IconBan,
}

export function SituacaoDaCaucao({ situacao }: { situacao: SituacaoDeCaucao }) {
  const Icone = ICONES[situacao]
  return (
    <Badge
      variant="light"
      color={COR_MANTINE[COR_DA_CAUCAO[situacao]] ?? 'gray'}
      leftSection={<Icone size={12} />}
      tt="none"
      fw={600}
      style={{ flexShrink: 0, maxWidth: 'none' }}
    >
      {ROTULO_DA_CAUCAO[situacao]}
    </Badge>
  )
}
