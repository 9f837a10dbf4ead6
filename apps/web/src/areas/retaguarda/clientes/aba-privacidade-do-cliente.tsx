// What the law lets a person ask of the house: his copy, and to be forgotten. What an erasure would take and leave is read
// before it is carried out, and it is carried out only where the person asked for it.
import { Alert, Button, Card, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { comRegistros, SEGUNDO_DIREITO } from '@martelo/domain/clientes/exclusao.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enderecoDe } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'

interface Props {
  readonly c: FichaDoCliente
  readonly editar: boolean
  readonly aoMudar: (nova: FichaDoCliente) => void
}

export function AbaPrivacidadeDoCliente({ c, editar, aoMudar }: Props) {
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="xs">
          Cópia dos dados
        </Title>
        <Text size="sm" mb="sm">
          Tudo o que a casa guarda desta pessoa, para entregar a ela. O pedido fica no histórico.
        </Text>
        <Button
          component="a"
          w="fit-content"
          variant="default"
          href={enderecoDe('/v1/clientes/:id/dados', { params: { id: c.id } })}
        >
          Baixar em JSON
        </Button>
      </Card>
      <Exclusao c={c} editar={editar} aoMudar={aoMudar} />
    </Stack>
  )
}

const quando = (instante: string): string => formatarDataHora(Date.parse(instante))

function Exclusao({ c, editar, aoMudar }: Props) {
  const [perguntando, setPerguntando] = useState(false)
  const { data, isFetching, refetch, error } = useQuery({
    queryKey: ['ensaio-da-exclusao', c.id],
    enabled: false,
    queryFn: () => chamar('GET /v1/clientes/:id/ensaio-da-exclusao', { params: { id: c.id } }),
  })
  const pedida = c.excluidoAt === null ? c.exclusao : null
  const quem = useQuem()
  const venceu = pedida !== null && Date.parse(pedida.executarAt) <= relogio.agora()
  const antecipa = venceu || permite('privacidade:antecipar', quem)
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="xs">
        Exclusão dos dados
      </Title>
      <Text size="sm" mb="sm">
        {c.excluidoAt !== null && `Feita em ${quando(c.excluidoAt)}, a pedido do titular.`}
        {pedida &&
          `Pedida em ${quando(pedida.pedidoAt)}. Será feita sozinha depois de ${quando(pedida.executarAt)}.`}
        {c.excluidoAt === null && !pedida && 'A pessoa não pediu a exclusão, ou desistiu dela.'}
      </Text>
      {c.excluidoAt === null && (
        <Group mb="sm">
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Ver o que sairia
          </Button>
          <Text size="sm" c="dimmed">
            Nada muda.
          </Text>
        </Group>
      )}
      {error && <Alert color="red">{error.message}</Alert>}
      {data && c.excluidoAt === null && <Ensaio ensaio={data} />}
      {data && pedida && editar && !antecipa && (
        <Text size="sm" mt="sm">
          {SEGUNDO_DIREITO}
        </Text>
      )}
      {data && pedida && editar && antecipa && (
        <Button
          mt="sm"
          w="fit-content"
          color="red"
          disabled={data.impedimentos.length > 0}
          onClick={() => setPerguntando(true)}
        >
          Excluir agora
        </Button>
      )}
      <Confirmar
        aberto={perguntando}
        titulo="Excluir os dados agora?"
        botao="Excluir"
        perigo
        motivo="obrigatorio"
        aoFechar={() => setPerguntando(false)}
        aoConfirmar={async (motivo) =>
          aoMudar(await chamar('POST /v1/clientes/:id/exclusao', { params: { id: c.id }, body: { motivo } }))
        }
      >
        Não tem volta.{' '}
        {pedida &&
          `Até ${quando(pedida.executarAt)} a pessoa ainda pode desistir: exclua antes só se ela pediu para não esperar.`}
      </Confirmar>
    </Card>
  )
}

function Ensaio({ ensaio }: { ensaio: RespostaDe<Calls['GET /v1/clientes/:id/ensaio-da-exclusao']> }) {
  return (
    <Stack>
      {ensaio.impedimentos.length > 0 && (
        <Alert color="yellow" title="Agora não pode ser excluído">
          <List size="sm">
            {ensaio.impedimentos.map((i) => (
              <List.Item key={i}>{i}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['sai', 'fica'] as const).map((lado) => (
          <div key={lado}>
            <Text fw={600}>{lado === 'sai' ? 'Sai' : 'Fica'}</Text>
            <OQueHa linhas={ensaio[lado]} />
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** What has records, by name; of the rest only how many kinds there are. */
function OQueHa({ linhas }: { linhas: readonly { readonly oque: string; readonly linhas: number }[] }) {
  const { cheias, vazias } = comRegistros(linhas)
  return (
    <>
      <List size="sm">
        {cheias.map((x) => (
          <List.Item key={x.oque}>
            {x.oque}: {x.linhas}
          </List.Item>
        ))}
      </List>
      {cheias.length === 0 && <Text size="sm">Nada.</Text>}
      {vazias > 0 && cheias.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          e mais {vazias === 1 ? 'uma categoria' : `${vazias} categorias`} sem registros
        </Text>
      )}
    </>
  )
}
