// Patterns found in the records: a person blocks, or says why it is nothing.
import { Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { ROTULO_DA_SUSPEITA } from '@martelo/domain/bloqueios/bloqueio.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { type InicioDoBloqueio, NovoBloqueio } from './novo-bloqueio.tsx'

type Suspeita = RespostaDe<Calls['GET /v1/bloqueios/suspeitas']>[number]

export function ListaDeSuspeitas() {
  const fila = useQueryClient()
  const [pedido, setInicioDoBloqueio] = useState<InicioDoBloqueio | null>(null)
  const [ignorada, setIgnorada] = useState<Suspeita | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['suspeitas'],
    queryFn: () => chamar('GET /v1/bloqueios/suspeitas'),
  })
  if (error) return <NaoCarregou erro={error} refazer={refetch} />
  if (data === undefined) return <Skeleton height={160} radius="md" role="status" aria-label="Carregando" />
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Nada é bloqueado sozinho: confira as contas antes de decidir.
      </Text>
      {data.length === 0 && <Text>Nenhuma suspeita agora.</Text>}
      {data.map((s) => (
        <Cartao key={s.chave} s={s} aoBloquear={setInicioDoBloqueio} aoIgnorar={() => setIgnorada(s)} />
      ))}
      {pedido !== null && (
        <NovoBloqueio
          inicio={pedido}
          aoFechar={() => setInicioDoBloqueio(null)}
          aoBloquear={() => {
            avisarSucesso('Bloqueado. A suspeita sai da lista enquanto o bloqueio durar.')
            void fila.invalidateQueries({ queryKey: ['bloqueios'] })
            void refetch()
          }}
        />
      )}
      <Confirmar
        aberto={ignorada !== null}
        titulo="Ignorar esta suspeita?"
        botao="Ignorar"
        motivo="obrigatorio"
        aoFechar={() => setIgnorada(null)}
        aoConfirmar={async (motivo) => {
          if (ignorada === null) return
          await chamar('POST /v1/bloqueios/suspeitas/ignorar', { body: { chave: ignorada.chave, motivo } })
          await refetch()
        }}
      >
        Sai da lista e volta se crescer.
      </Confirmar>
    </Stack>
  )
}

function Cartao(p: {
  readonly s: Suspeita
  readonly aoBloquear: (b: InicioDoBloqueio) => void
  readonly aoIgnorar: () => void
}) {
  const { s } = p
  return (
    <Card withBorder>
      <Group justify="space-between" align="start" gap="sm">
        <Stack gap={4} style={{ flex: '1 1 18rem' }}>
          <Text fw={600}>{ROTULO_DA_SUSPEITA[s.tipo]}</Text>
          <Text size="sm">{s.detalhe}</Text>
          <Text size="sm" c="dimmed">
            Desde {formatarDataHora(Date.parse(s.desde))}
          </Text>
          <Group gap="xs">
            {s.contas.map((c) => (
              <Anchor key={c.clienteId} component={Link} to={`/admin/cliente/${c.clienteId}`} size="sm">
                {c.nome}
              </Anchor>
            ))}
          </Group>
        </Stack>
        <Group gap="xs">
          {s.alvos.slice(0, 1).map((a) => (
            <Button
              key={a.alvo}
              color="red"
              variant="light"
              onClick={() => p.aoBloquear({ ...a, motivo: s.detalhe })}
            >
              Bloquear
            </Button>
          ))}
          <Button variant="default" onClick={p.aoIgnorar}>
            Ignorar
          </Button>
        </Group>
      </Group>
    </Card>
  )
}
