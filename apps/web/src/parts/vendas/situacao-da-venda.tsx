// The state of a sale and of a payment, in the specification's colours, always with icon and word.
import { Badge } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconHelp,
  IconHourglass,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { COR_MANTINE } from '../estados/cor.ts'

const ICONES: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  Condicional: IconHelp,
  'Aguardando Pagamento': IconClock,
  'Aguardando Validação': IconHourglass,
  Fechada: IconCheck,
  Cancelada: IconBan,
  'Cliente Desistiu': IconBan,
  aguardandoEnvio: IconClock,
  aguardandoValidacao: IconHourglass,
  aprovado: IconCheck,
  divergente: IconAlertTriangle,
}

export function Situacao({ situacao, rotulo, cor }: { situacao: string; rotulo?: string; cor: string }) {
  const Icone = ICONES[situacao] ?? IconHelp
  return (
    <Badge
      variant="light"
      color={COR_MANTINE[cor] ?? 'gray'}
      leftSection={<Icone size={12} />}
      tt="none"
      fw={600}
      style={{ flexShrink: 0, maxWidth: 'none' }}
    >
      {rotulo ?? situacao}
    </Badge>
  )
}
