// How far an access stands that a client lets another person have; the owner reads that it waits for himself.
import { Badge, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'

const SITUACAO = {
  aguardando: ['Aguarda o dono', 'yellow'],
  consentida: ['Em vigor', 'teal'],
  recusada: ['Recusado', 'red'],
  encerrada: ['Encerrado', 'gray'],
} as const

export function SituacaoDaLiberacao({ de, dono }: { de: keyof typeof SITUACAO; dono: boolean }) {
  const [rotulo, cor] = SITUACAO[de]
  return (
    <Badge variant="light" color={cor}>
      {dono && de === 'aguardando' ? 'Aguarda você' : rotulo}
    </Badge>
  )
}

/** An access that never stood was never used: nothing is said of it. */
export function UltimoUso({ de }: { de: { situacao: keyof typeof SITUACAO; usadaAt: string | null } }) {
  if (de.usadaAt === null && de.situacao !== 'consentida') return null
  return (
    <Text size="xs" c="dimmed">
      {de.usadaAt === null
        ? 'Ainda não foi usado'
        : `Último uso: ${formatarDataHora(Date.parse(de.usadaAt))}`}
    </Text>
  )
}
