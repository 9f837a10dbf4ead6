// The first page of the client area: what needs me first, in the order of what would be lost.
import { Alert, Button, Card, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CHAVE_DAS_COMPRAS, type Compra, useAvisosDasCompras } from '../../../parts/vendas/usar-venda.ts'
import { CartaoDaCompra } from './cartao-da-compra.tsx'
import { LotesEmCondicional } from './lotes-em-condicional.tsx'

export function meta() {
  return [{ title: 'Minha área' }]
}

/** What is lost soonest comes first. */
const URGENCIA = [
  'corrigirComprovante',
  'responderNovoValor',
  'pagar',
  'reagendarRetirada',
  'agendarRetirada',
  'escolherEntrega',
  'verAgendamento',
  'acompanharDocumentos',
]
const posicao = (v: Compra): number => {
  const i = URGENCIA.indexOf(v.proximaAcao)
  return i < 0 ? URGENCIA.length : i
}

export default function TelaDoCliente() {
  useAvisosDasCompras()
  const quem = useQuem()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'inicio'],
    queryFn: () =>
      chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas', { query: { page: 1, limit: 50 } }),
  })
  const abertas = (data ?? []).filter((v) => !v.concluida && !v.encerrada && v.proximaAcao !== 'nenhuma')
  const minhas = abertas.filter((v) => !v.esperar).sort((a, b) => posicao(a) - posicao(b))
  const esperando = abertas.filter((v) => v.esperar)
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        Olá, {quem?.nome.split(' ')[0]}
      </Title>
      {error && (
        <Alert color="red" title="Não foi possível carregar" role="alert">
          {error.message}{' '}
          <Button size="compact-sm" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </Alert>
      )}
      <section aria-labelledby="precisa">
        <Title order={2} size="h4" id="precisa" mb="sm">
          Precisa de você
        </Title>
        <Stack gap="sm">
          {isPending && <Skeleton height={132} radius="lg" />}
          <LotesEmCondicional />
          {minhas.map((v) => (
            <CartaoDaCompra key={v.uid} v={v} />
          ))}
          {data && minhas.length === 0 && (
            <Card withBorder radius="lg">
              <Stack align="center" gap={4} py="md">
                <IconCircleCheck size={32} color="var(--cor-sucesso)" aria-hidden />
                <Text fw={600}>Nada pendente</Text>
                <Text size="sm" c="dimmed" ta="center">
                  Pagamentos, comprovantes e retiradas que dependem de você aparecem aqui.
                </Text>
              </Stack>
            </Card>
          )}
        </Stack>
      </section>
      {esperando.length > 0 && (
        <section aria-labelledby="esperando">
          <Title order={2} size="h4" id="esperando" mb="sm">
            Em andamento conosco
          </Title>
          <Stack gap="sm">
            {esperando.map((v) => (
              <CartaoDaCompra key={v.uid} v={v} />
            ))}
          </Stack>
        </section>
      )}
      <Atalhos />
    </Stack>
  )
}

function Atalhos() {
  const telas = (Object.values(TELAS_CLIENTE) as Tela[]).filter(
    (t) => t.menu !== undefined && t.path !== '/cliente' && !t.path.includes(':'),
  )
  return (
    <SimpleGrid cols={{ sm: 3 }} component="nav" aria-label="Atalhos" visibleFrom="sm">
      {telas.map((t) => (
        <Button key={t.path} component={Link} to={t.path} variant="default" size="md">
          {t.title}
        </Button>
      ))}
    </SimpleGrid>
  )
}
