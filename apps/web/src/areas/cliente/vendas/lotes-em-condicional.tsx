// Lots whose last word is the consignor's. Nothing is due yet; a new value waits for the client's answer on the lot.
import { Anchor, Badge, Card, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'

export function LotesEmCondicional() {
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'condicional'],
    queryFn: () => chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas-lotes-condicional'),
  })
  if (!data || data.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label="Em condicional">
      {data.map((l) => (
        <Card key={l.loteId} withBorder padding="sm">
          <Group justify="space-between" wrap="nowrap" align="start">
            <div style={{ minWidth: 0 }}>
              <Group gap="xs">
                <Badge variant="light" tt="none" color={l.situacaoLote === 'CONDICIONAL' ? 'blue' : 'gray'}>
                  {l.rotuloLote}
                </Badge>
                <Anchor href={l.url} fw={600} c="inherit">
                  {l.numero} – {l.nome}
                </Anchor>
              </Group>
              <Text size="sm" mt={4}>
                {l.orientacao}
              </Text>
            </div>
            <Text fw={650} className="numeros">
              {formatarReais(l.novoValor ?? l.valor)}
            </Text>
          </Group>
        </Card>
      ))}
    </Stack>
  )
}
