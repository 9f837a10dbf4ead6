import { Anchor, Group, Select, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamarContando } from '../../../core/api.ts'
import { COR_DO_BOLETO } from '../../../parts/boletos/boleto-na-tela.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { CHAVE_DAS_VENDAS } from '../../../parts/vendas/usar-venda.ts'

const POR_PAGINA = 100
const SITUACOES = [
  { value: 'abertos', label: 'Abertos' },
  { value: 'vencidos', label: 'Vencidos' },
  { value: 'pagos', label: 'Pagos' },
  { value: 'recusados', label: 'Recusados pelo banco' },
  { value: 'encerrados', label: 'Baixados' },
  { value: 'todos', label: 'Todos' },
] as const

export function ListaDeBoletos() {
  const [situacao, setSituacao] = useState<(typeof SITUACOES)[number]['value']>('abertos')
  const [busca, setBusca] = useState('')
  const { data, error } = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'boletos', situacao, busca],
    queryFn: () =>
      chamarContando('GET /v1/boletos', {
        query: { situacao, pagina: 1, porPagina: POR_PAGINA, ...(busca === '' ? {} : { busca }) },
      }),
  })
  return (
    <Stack>
      <Group align="end">
        <Select
          label="Situação"
          data={[...SITUACOES]}
          value={situacao}
          allowDeselect={false}
          onChange={(s) => setSituacao(SITUACOES.find((x) => x.value === s)?.value ?? 'abertos')}
        />
        <TextInput
          label="Buscar"
          placeholder="Comprador, leilão, nosso número ou venda"
          value={busca}
          maxLength={120}
          miw={280}
          onChange={(e) => setBusca(e.currentTarget.value)}
        />
      </Group>
      {error && (
        <Text c="red" role="alert">
          {error.message}
        </Text>
      )}
      {!data && !error && <Skeleton height={160} />}
      {data?.total === 0 && <Text c="dimmed">Nenhum boleto nesta situação.</Text>}
      {data && data.total > 0 && <Tabela boletos={data.valor} />}
      {data && data.total > POR_PAGINA && (
        <Text size="sm" c="dimmed">
          Os {POR_PAGINA} mais novos de {quantos(data.total, 'boleto', 'boletos')}; busque para achar os
          outros.
        </Text>
      )}
    </Stack>
  )
}

function Tabela({ boletos }: { boletos: RespostaDe<Calls['GET /v1/boletos']> }) {
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table highlightOnHover aria-label="Boletos">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Nosso número</Table.Th>
            <Table.Th>Venda</Table.Th>
            <Table.Th>Comprador</Table.Th>
            <Table.Th>Vencimento</Table.Th>
            <Table.Th ta="right">Valor</Table.Th>
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {boletos.map((b) => (
            <Table.Tr key={b.uid}>
              <Table.Td>
                <Anchor
                  component={Link}
                  to={caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: b.uid })}
                  size="sm"
                >
                  {b.nossoNumero}
                </Anchor>
              </Table.Td>
              <Table.Td>
                <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.venda, { id: b.vndId })} size="sm">
                  {b.vndId}
                </Anchor>
              </Table.Td>
              <Table.Td>{b.cliente}</Table.Td>
              <Table.Td>
                {formatarDia(b.vencimento)}
                {b.vencido && (
                  <Text span size="xs" c="red">
                    {' '}
                    vencido
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right" className="numeros">
                {formatarReais(b.valor)}
              </Table.Td>
              <Table.Td>
                <Situacao situacao={b.situacao} rotulo={b.rotulo} cor={COR_DO_BOLETO[b.situacao]} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
