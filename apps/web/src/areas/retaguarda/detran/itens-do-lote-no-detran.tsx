// The items of a lot as the traffic authority knows them; what was not registered there may be taken away.
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { CONDICOES } from '@martelo/domain/detran/registro-do-lote.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

type Lote = RespostaDe<Calls['GET /v1/detran/lotes/:id']>['lotes'][number]

interface PropsDosItens {
  readonly lote: Lote
  readonly podeApagar: boolean
  readonly aoApagar: () => void
}

export function ItensDoLoteNoDetran({ lote, podeApagar, aoApagar }: PropsDosItens) {
  const { data, error, refetch } = useQuery({
    queryKey: ['itens-detran', lote.uid],
    queryFn: () => chamar('GET /v1/detran/itens/:id', { params: { id: lote.uid } }),
  })
  const [apagando, setApagando] = useState<string | null>(null)
  const apagar = async (uid: string): Promise<void> => {
    await chamar('DELETE /v1/detran/itens/apagar/:id', { params: { id: uid } })
    avisarSucesso('Item apagado')
    await refetch()
    aoApagar()
  }
  if (error) return <Alert color="red">{error.message}</Alert>
  return (
    <Stack>
      {(data ?? []).map((i) => (
        <Card key={i.uid} withBorder padding="sm">
          <Group justify="space-between" align="start">
            <div>
              <Text fw={600}>{[i.tipo, i.modelo, i.cor, i.ano].filter(Boolean).join(' ')}</Text>
              <Text size="sm">
                {[
                  i.placa,
                  i.chassi && `Chassi ${i.chassi}`,
                  i.motor && `Motor ${i.motor}`,
                  i.renavan && `RENAVAM ${i.renavan}`,
                  i.vistoria,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text size="sm">{`${CONDICOES[i.condicao]}, a partir de ${formatarReais(i.valorUnitarioInicial)}`}</Text>
              <Text size="xs" c="dimmed">
                {i.cadastroDetranData === null
                  ? 'Não cadastrado'
                  : `${i.cadastroDetranOK ? 'Cadastrado' : 'Recusado'} em ${formatarDataHora(Date.parse(i.cadastroDetranData))}: ${i.cadastroDetranResponse ?? ''}`}
              </Text>
            </div>
            {podeApagar && !i.cadastroDetranOK && (
              <Button size="compact-sm" color="red" variant="subtle" onClick={() => setApagando(i.uid)}>
                Apagar
              </Button>
            )}
          </Group>
        </Card>
      ))}
      <Confirmar
        aberto={apagando !== null}
        titulo="Apagar este item?"
        botao="Apagar"
        perigo
        aoFechar={() => setApagando(null)}
        aoConfirmar={async () => {
          if (apagando !== null) await apagar(apagando)
        }}
      >
        O item sai do lote só aqui: uma nova busca o traz de volta, se o Detran ainda o tiver.
      </Confirmar>
    </Stack>
  )
}
