// The client's money at a glance: how far he may still bid, what his bids hold, what he owes, the deposits that the house
// keeps. Nothing of it: nothing shown.
import { Card, SimpleGrid, Text, UnstyledButton } from '@mantine/core'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CHAVE_DAS_CAUCOES } from '../../../parts/caucoes/usar-caucoes.ts'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'

/** The house has the money and it belongs to no purchase yet. */
const GUARDADAS: ReadonlySet<string> = new Set(['EM_CONFERENCIA', 'PAGA', 'DEVOLVENDO', 'DEVOLUCAO_RECUSADA'])

export function SaldosDoCliente() {
  const quem = useQuem()
  const limites = useQuery({ queryKey: ['meus-limites'], queryFn: () => chamar('GET /v1/cliente/limites') })
  const saldo = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'saldo'],
    queryFn: () => chamar('GET /v1/cliente/saldo'),
  })
  const caucoes = useQuery({
    queryKey: CHAVE_DAS_CAUCOES,
    queryFn: () => chamar('GET /v1/cliente/caucoes'),
    enabled: permite('habilitacao:pedir', quem),
  })
  const geral = limites.data?.geral ?? null
  const guardadas = (caucoes.data ?? [])
    .filter((c) => GUARDADAS.has(c.situacao))
    .reduce((s, c) => s + c.valor - c.valorAplicado - c.valorRetido - c.valorDevolvido, 0)
  const devido = saldo.data?.devido ?? 0
  const aDevolver = saldo.data?.aDevolver ?? 0
  if (geral === null && devido + guardadas + aDevolver === 0) return null
  const valores: readonly (readonly [string, number, string])[] = [
    ...(geral === null
      ? []
      : ([
          ['Limite disponível', geral.disponivel, TELAS_CLIENTE.meusLances.path],
          ['Comprometido', geral.comprometido, TELAS_CLIENTE.meusLances.path],
        ] as const)),
    ['A pagar', devido, TELAS_CLIENTE.compras.path],
    ...(guardadas > 0 ? [['Cauções guardadas', guardadas, TELAS_CLIENTE.caucoes.path] as const] : []),
    ...(aDevolver > 0 ? [['A devolver a você', aDevolver, TELAS_CLIENTE.compras.path] as const] : []),
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: valores.length }} spacing="xs" component="section" aria-label="Saldos">
      {valores.map(([rotulo, valor, para]) => (
        <UnstyledButton key={rotulo} component={Link} to={para}>
          <Card withBorder padding="sm" h="100%">
            <Text size="xs" c="dimmed">
              {rotulo}
            </Text>
            <Text fw={700} className="numeros nao-quebra">
              {formatarReais(valor)}
            </Text>
          </Card>
        </UnstyledButton>
      ))}
    </SimpleGrid>
  )
}
