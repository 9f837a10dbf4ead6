// The first page of the client area: what needs me first, in the order of what would be lost.
import { Alert, Button, Card, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { DocumentosAEnviar } from '../clientes/documentos-a-enviar.tsx'
import { LancesSuperados } from '../lances/lances-superados.tsx'
import { useMeusLances } from '../lances/usar-meus-lances.ts'
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
  const superados = (useMeusLances('abertos', 1).data?.valor ?? []).filter((l) => l.estado === 'superado')
  const documentos = useSituacaoDosDocumentos()
  const nada = minhas.length + superados.length === 0 && documentos === null
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
          {superados.length > 0 && <LancesSuperados superados={superados} />}
          {documentos !== null && <DocumentosAEnviar situacao={documentos} />}
          <LotesEmCondicional />
          {minhas.map((v) => (
            <CartaoDaCompra key={v.uid} v={v} />
          ))}
          {data && nada && (
            <Card withBorder radius="lg">
              <Stack align="center" gap={4} py="md">
                <IconCircleCheck size={32} color="var(--cor-sucesso)" aria-hidden />
                <Text fw={600}>Nada pendente</Text>
                <Text size="sm" c="dimmed" ta="center">
                  O que foi superado e o que depende de você (pagamentos, comprovantes, retiradas) aparece
                  aqui.
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

/** How the documents stand while they ask something of the client; null when they do not, or it is not known yet. */
function useSituacaoDosDocumentos(): string | null {
  const { data } = useQuery({
    queryKey: ['meus-documentos'],
    queryFn: () => chamar('GET /v1/cliente/documentos'),
  })
  const situacao = data?.documentoSituacao
  return situacao === 'Cadastrado' || situacao === 'Divergente' ? situacao : null
}

/** All places of the area, where the list at the left does not stand and the bar below has no room for them. */
function Atalhos() {
  const telas = (Object.values(TELAS_CLIENTE) as Tela[]).filter(
    (t) => t.menu !== undefined && t.path !== '/cliente' && !t.path.includes(':'),
  )
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs" component="nav" aria-label="Atalhos" hiddenFrom="md">
      {telas.map((t) => (
        <Button key={t.path} component={Link} to={t.path} variant="default" px="xs" h={48}>
          {t.title}
        </Button>
      ))}
    </SimpleGrid>
  )
}
