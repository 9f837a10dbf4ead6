// Records that this role reads masked: one may be shown, with a reason that stays.
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'

interface Mascarado {
  readonly id: number
  readonly mascarado: boolean
  readonly podeMostrar: boolean
}

export function MostrarDados({ c, aoMudar }: { c: Mascarado; aoMudar: (nova: FichaDoCliente) => unknown }) {
  const [aberto, setAberto] = useState(false)
  if (!c.mascarado) return null
  return (
    <Alert color="gray" title="Dados mascarados">
      <Group justify="space-between">
        <Text size="sm">O seu papel vê só o começo dos dados deste cliente.</Text>
        {c.podeMostrar && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEye size={14} />}
            onClick={() => setAberto(true)}
          >
            Mostrar os dados
          </Button>
        )}
      </Group>
      <Confirmar
        aberto={aberto}
        titulo="Mostrar os dados deste cliente?"
        botao="Mostrar"
        motivo="obrigatorio"
        aoFechar={() => setAberto(false)}
        aoConfirmar={async (motivo) => {
          await aoMudar(
            await chamar('POST /v1/clientes/:id/mostrar', { params: { id: c.id }, body: { motivo } }),
          )
        }}
      >
        Por quinze minutos. O pedido e o motivo ficam no histórico do cliente.
      </Confirmar>
    </Alert>
  )
}
