// What the client was told, newest first; what belongs to one lot or purchase stands together.
import { Anchor, Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { ErrorState } from '@martelo/ui/states.tsx'
import { avisosPorAssunto } from '@martelo/domain/avisos/por-assunto.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'

type Recebido = RespostaDe<Calls['GET /v1/cliente/notificacoes']>['notificacoes'][number]
const POR_VEZ = 50

export function Recebidos() {
  const consulta = useInfiniteQuery({
    queryKey: ['avisos-recebidos'],
    queryFn: ({ pageParam }) =>
      chamar('GET /v1/cliente/notificacoes', {
        query: { limite: POR_VEZ, ...(pageParam === '' ? {} : { antesDe: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (p) =>
      p.notificacoes.length < POR_VEZ ? undefined : p.notificacoes[p.notificacoes.length - 1]?.uid,
  })
  if (consulta.isPending)
    return <Skeleton height={240} radius="md" role="status" aria-label="Carregando avisos" />
  if (consulta.isError)
    return <ErrorState description={consulta.error.message} onRetry={() => void consulta.refetch()} />
  const todos = consulta.data.pages.flatMap((p) => p.notificacoes)
  if (todos.length === 0) return <Text c="dimmed">Nenhum aviso ainda.</Text>
  const grupos = avisosPorAssunto(todos)
  return (
    <Stack gap="sm">
      {grupos.map((dele) => (
        <Grupo key={dele[0]?.marca || dele[0]?.uid} avisos={dele} />
      ))}
      {consulta.hasNextPage && (
        <Button
          variant="default"
          loading={consulta.isFetchingNextPage}
          onClick={() => void consulta.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </Stack>
  )
}

function Grupo({ avisos }: { avisos: readonly Recebido[] }) {
  const [primeiro, ...outros] = avisos
  if (primeiro === undefined) return null
  return (
    <Card withBorder component="article">
      <Linha n={primeiro} />
      {outros.length > 0 && (
        <details>
          <summary>
            {outros.length === 1 ? 'Mais um aviso sobre isto' : `Mais ${outros.length} avisos sobre isto`}
          </summary>
          <Stack gap="sm" mt="sm">
            {outros.map((n) => (
              <Linha key={n.uid} n={n} />
            ))}
          </Stack>
        </details>
      )}
    </Card>
  )
}

function Linha({ n }: { n: Recebido }) {
  return (
    <div>
      <Title order={2} size="h5">
        {n.link === '' ? (
          n.titulo
        ) : (
          <Anchor component={Link} to={n.link} inherit>
            {n.titulo}
          </Anchor>
        )}
      </Title>
      {n.texto && <Text size="sm">{n.texto}</Text>}
      <Text size="xs" c="dimmed">
        {formatarDataHora(Date.parse(n.createdAt))}
      </Text>
    </div>
  )
}
