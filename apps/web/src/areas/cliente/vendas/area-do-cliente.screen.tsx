// The first page of the client area: what needs me first, in the order of what would be lost; then my money, my first
// steps, and what changed since I was here.
import { Anchor, Card, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { CHAVE_DAS_COMPRAS, type Compra, useAvisosDasCompras } from '../../../parts/vendas/usar-venda.ts'
import { DesdeAUltimaVisita } from '../avisos/desde-a-ultima-visita.tsx'
import { PrimeirosPassos } from '../clientes/primeiros-passos.tsx'
import { usePaginasDoCliente } from '../paginas-do-cliente.ts'
import { CartaoDaCompra } from './cartao-da-compra.tsx'
import { condicionalPedeResposta, LoteEmCondicional, useLotesEmCondicional } from './lotes-em-condicional.tsx'
import { PendenciasDoCliente } from './pendencias-do-cliente.tsx'
import { SaldosDoCliente } from './saldos-do-cliente.tsx'

export function meta() {
  return [{ title: 'Minha área' }]
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
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        Olá, {quem?.nome.split(' ')[0]}
      </Title>
      {error && <NaoCarregou erro={error} refazer={refetch} />}
      <PrimeirosPassos />
      <section aria-labelledby="precisa">
        <Title order={2} size="h4" id="precisa" mb="sm">
          Precisa de você
        </Title>
        {isPending && <Skeleton height={132} radius="lg" />}
        <PendenciasDoCliente compras={abertas.filter((v) => !v.esperar)} lidas={data !== undefined} />
      </section>
      <SaldosDoCliente />
      <DesdeAUltimaVisita />
      <EmAndamento compras={abertas.filter((v) => v.esperar)} />
      <Atalhos />
    </Stack>
  )
}

/** What the house or the consignor has to do; nothing is asked of the client. */
function EmAndamento({ compras }: { readonly compras: readonly Compra[] }) {
  const condicionais = useLotesEmCondicional().filter((l) => !condicionalPedeResposta(l))
  if (compras.length + condicionais.length === 0) return null
  return (
    <section aria-labelledby="esperando">
      <Title order={2} size="h4" id="esperando" mb="sm">
        Em andamento conosco
      </Title>
      <Stack gap="sm">
        {condicionais.map((l) => (
          <LoteEmCondicional key={l.loteId} l={l} />
        ))}
        {compras.map((v) => (
          <CartaoDaCompra key={v.uid} v={v} />
        ))}
      </Stack>
    </section>
  )
}

/** All places of the area, where the list at the left does not stand and the bar below has no room for them. */
function Atalhos() {
  const paginas = usePaginasDoCliente().filter((p) => p.tela.path !== '/cliente')
  return (
    <Card withBorder radius="lg" padding="xs" component="nav" aria-label="Atalhos" hiddenFrom="md">
      {paginas.map(({ tela, titulo }) => (
        <Anchor key={tela.path} component={Link} to={tela.path} display="block" p="sm" c="inherit">
          {titulo}
        </Anchor>
      ))}
    </Card>
  )
}
