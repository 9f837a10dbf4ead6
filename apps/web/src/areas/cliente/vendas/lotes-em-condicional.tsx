// Lots whose last word is the consignor's. Nothing is due yet; where he asks a new value, the client answers here.
import { Anchor, Badge, Box, Card, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { chamar } from '../../../core/api.ts'
import { Negociacao } from '../../../parts/lances/negociacao.tsx'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'

type Lote = RespostaDe<Calls['GET /v1/leilao/vendas/buscar-venda/minhas-vendas-lotes-condicional']>[number]

export function useLotesEmCondicional(): readonly Lote[] {
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'condicional'],
    queryFn: () => chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas-lotes-condicional'),
  })
  return data ?? []
}

/** The consignor asked another value, or the house was silent for too long: the client has the word. */
export const condicionalPedeResposta = (l: Lote): boolean => l.novoValor !== null || l.podeRetirar

export function LotesEmCondicional() {
  const lotes = useLotesEmCondicional()
  if (lotes.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label="Em condicional">
      {lotes.map((l) => (
        <LoteEmCondicional key={l.loteId} l={l} />
      ))}
    </Stack>
  )
}

export function LoteEmCondicional({ l }: { readonly l: Lote }) {
  const consultas = useQueryClient()
  return (
    <Card withBorder padding="md" radius="lg">
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
        </div>
        <Text fw={650} className="numeros nao-quebra">
          {formatarReais(l.novoValor ?? l.valor)}
        </Text>
      </Group>
      <Box mt="xs">
        <Negociacao
          lelUid={l.loteId}
          aoMudar={() => void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })}
          senao={<Text size="sm">{l.orientacao}</Text>}
        />
      </Box>
    </Card>
  )
}
