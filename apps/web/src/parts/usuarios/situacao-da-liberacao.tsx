// How far an access stands that a client lets another person have; the owner reads that it waits for himself.
import { Badge } from '@mantine/core'

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
