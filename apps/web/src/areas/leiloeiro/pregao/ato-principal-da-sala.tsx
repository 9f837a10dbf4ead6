// Start the room, or stand still and go on. What cannot be started yet says why beside the button.
import { Button, Group, Text } from '@mantine/core'
import { inicioDaSala } from '@martelo/domain/pregao/inicio-da-sala.ts'
import { useTextoDoRelogio } from '@martelo/ui/countdown.tsx'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useId } from 'react'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'

interface Props {
  readonly retrato: RetratoDaSala
  readonly podeAutorizar: boolean
  readonly ocupada: boolean
  pausar(): void
  iniciar(): void
}

export function AtoPrincipalDaSala(p: Props) {
  const { sala } = p.retrato
  if (sala.situacao === 'PRONTO') return <Iniciar {...p} />
  if (sala.situacao !== 'AO_VIVO') return null
  return (
    <Button
      variant={sala.pausada ? 'filled' : 'default'}
      leftSection={sala.pausada ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
      disabled={p.ocupada}
      onClick={p.pausar}
    >
      {sala.pausada ? 'Retomar (P)' : 'Pausar (P)'}
    </Button>
  )
}

function Iniciar({ retrato, podeAutorizar, ocupada, iniciar }: Props) {
  const motivo = useId()
  const { impedimentoDoDia, leilao, sala } = retrato
  const inicio = (agora: number) =>
    inicioDaSala({ agora, data: Date.parse(leilao.data), impedimentoDoDia, podeAutorizar })
  const ligado = useTextoDoRelogio((agora) => (inicio(agora).ligado ? 'sim' : '')) !== ''
  const porque = useTextoDoRelogio((agora) => inicio(agora).porque ?? '')
  return (
    <Group gap="xs">
      {porque && (
        <Text id={motivo} size="sm" c="dimmed" maw={260}>
          {porque}
        </Text>
      )}
      <Button disabled={ocupada || !ligado} aria-describedby={porque ? motivo : undefined} onClick={iniciar}>
        {sala.suspensa ? 'Voltar ao ar' : 'Iniciar o leilão'}
      </Button>
    </Group>
  )
}
