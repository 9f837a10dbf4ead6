// Statistics cards of my purchases, each a filter; the auction; and words of the good.
import { Group, Select, SimpleGrid, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  IconCalendar,
  IconCash,
  IconCheck,
  IconCircleX,
  IconFileText,
  IconReceipt,
  IconSearch,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { chamar } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'
import './filtros-das-compras.css'

/** By the card's own word for its picture. */
const ICONES: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  cash: IconCash,
  calendar: IconCalendar,
  file: IconFileText,
  check: IconCheck,
  x: IconCircleX,
}

interface Props {
  readonly filtro: string
  readonly leiUid: string
  readonly texto: string
  readonly mudarFiltro: (f: string) => void
  readonly mudarLeilao: (leiUid: string) => void
  readonly buscar: (texto: string) => void
}

export function FiltrosDasCompras({ filtro, leiUid, texto, mudarFiltro, mudarLeilao, buscar }: Props) {
  const p = usePalavras()
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'estatisticas'],
    queryFn: () => chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas-estatisticas'),
  })
  if (!data) return <Skeleton height={96} />
  const leiloes = data.filter((c) => c.key === 'leilao' && c.leiUid !== null)
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
        {data
          .filter((c) => c.key !== 'leilao')
          .map((c) => {
            const Icone = ICONES[c.icone] ?? IconReceipt
            const ligado = c.key === filtro
            return (
              <UnstyledButton
                key={c.key}
                className="cartao-de-estatistica"
                aria-pressed={ligado}
                onClick={() => mudarFiltro(ligado ? '' : c.key)}
              >
                <Group gap="xs" wrap="nowrap">
                  <Icone size={20} />
                  <Text fw={700} size="lg" className="numeros">
                    {c.qtd}
                  </Text>
                </Group>
                <Text size="sm" fw={600}>
                  {c.nome}
                </Text>
                <Text size="xs" c="dimmed">
                  {c.descricao}
                </Text>
              </UnstyledButton>
            )
          })}
      </SimpleGrid>
      <Group gap="sm">
        {leiloes.length > 1 && (
          <Select
            aria-label={`Por ${p.leilao.um}`}
            placeholder={`Todos os ${p.leilao.varios}`}
            clearable
            searchable
            clearButtonProps={{ 'aria-label': 'Limpar' }}
            flex="1 1 16rem"
            data={leiloes.map((l) => ({
              value: l.leiUid ?? '',
              label: `${l.nome} · ${formatarDia(l.leiDia ?? '')} (${l.qtd})`,
            }))}
            value={leiUid || null}
            onChange={(v) => mudarLeilao(v ?? '')}
          />
        )}
        <TextInput
          leftSection={<IconSearch size={16} aria-hidden />}
          placeholder="Veículo, lote, placa ou chassi"
          flex="1 1 16rem"
          aria-label="Buscar nas minhas compras"
          defaultValue={texto}
          onChange={(e) => buscar(e.currentTarget.value)}
        />
      </Group>
    </>
  )
}
