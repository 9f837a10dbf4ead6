// My wallet: what I owe and until when, what the house validates, what I paid, and what comes back.
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'

export function Carteira() {
  const { data: s } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'saldo'],
    queryFn: () => chamar('GET /v1/cliente/saldo'),
  })
  if (!s || s.devido + s.emValidacao + s.pago + s.aDevolver + s.devolvido === 0) return null
  const linhas = [
    ['A pagar', s.devido],
    ['Em validação', s.emValidacao],
    ['Pago', s.pago],
    ['A devolver a você', s.aDevolver],
    ['Devolvido', s.devolvido],
  ] as const
  return (
    <Card withBorder component="section" aria-labelledby="carteira">
      <Title order={2} size="h5" id="carteira" mb="sm">
        Minha carteira
      </Title>
      <Group gap="xl">
        {linhas
          .filter(([, valor], i) => valor > 0 || i === 0)
          .map(([rotulo, valor]) => (
            <div key={rotulo}>
              <Text size="sm" c="dimmed">
                {rotulo}
              </Text>
              <Text fw={700} size="lg" className="numeros">
                {formatarReais(valor)}
              </Text>
            </div>
          ))}
      </Group>
      {s.aPagar.length > 0 && (
        <Stack gap={2} mt="sm">
          {s.aPagar.slice(0, 5).map((v) => (
            <Text size="sm" key={v.id}>
              <Anchor component={Link} size="sm" to={caminho(TELAS_CLIENTE.compra, { id: v.id })}>
                Compra {numeroDaVenda(v.id)}, {v.leilao}
              </Anchor>
              {`: ${formatarReais(v.valor)} até ${formatarDia(v.vencimento)}`}
            </Text>
          ))}
        </Stack>
      )}
    </Card>
  )
}
