// The ledger: each account's balance, the proof that all of it sums to zero, and the entries.
import { Alert, Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { AbasNaUrl } from '../../../kit/ficha/abas-na-url.tsx'
import { LancamentosDoRazao } from './lancamentos-do-razao.tsx'
import '../../../kit/tabela/tabela.css'

type Razao = RespostaDe<Calls['GET /v1/razao']>
const CHAVE = ['razao']

export default function TelaDoRazao() {
  return (
    <>
      <title>Razão</title>
      <Title order={1} size="h2" mb="xs">
        Razão
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        Todo dinheiro da casa em partidas dobradas: cada venda, pagamento, devolução, caução e prestação.
      </Text>
      <AbasNaUrl
        abas={[
          ['contas', 'Contas', <Contas key="c" />],
          ['lancamentos', 'Lançamentos', <LancamentosDoRazao key="l" />],
        ]}
      />
    </>
  )
}

function Contas() {
  const { data, error } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/razao') })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (data === undefined) return <Skeleton height={240} />
  // An account without an entry tells nothing yet.
  const usadas = data.contas.filter((c) => c.debitos !== 0 || c.creditos !== 0)
  const grupos = [...Map.groupBy(usadas, (c) => c.grupo)]
  return (
    <Stack>
      <Conferencia conferencia={data.conferencia} soma={data.soma} />
      <div className="tabela-corpo">
        <Table withTableBorder aria-label="Contas do razão">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Conta</Table.Th>
              <Table.Th ta="right">Débitos</Table.Th>
              <Table.Th ta="right">Créditos</Table.Th>
              <Table.Th ta="right">Saldo</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {grupos.map(([grupo, contas]) => (
            <Table.Tbody key={grupo}>
              <Table.Tr>
                <Table.Th scope="rowgroup" colSpan={4}>
                  {grupo}
                </Table.Th>
              </Table.Tr>
              {contas.map((c) => (
                <Table.Tr key={c.conta}>
                  <Table.Td data-titulo="Conta">{`${c.codigo} ${c.rotulo}`}</Table.Td>
                  <Table.Td data-titulo="Débitos" ta="right">
                    {formatarReais(c.debitos)}
                  </Table.Td>
                  <Table.Td data-titulo="Créditos" ta="right">
                    {formatarReais(c.creditos)}
                  </Table.Td>
                  <Table.Td data-titulo="Saldo" ta="right">
                    {formatarReais(c.saldo)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </div>
    </Stack>
  )
}

function Conferencia({ conferencia: k, soma }: Pick<Razao, 'conferencia' | 'soma'>) {
  const consultas = useQueryClient()
  const [conferindo, setConferindo] = useState(false)
  const conferir = (): void => {
    setConferindo(true)
    chamar('POST /v1/razao/conferencia')
      .then(() => consultas.invalidateQueries({ queryKey: CHAVE }))
      .catch(avisarErro)
      .finally(() => setConferindo(false))
  }
  const bem = soma === 0 && (k?.diferencas.length ?? 0) === 0
  return (
    <Alert color={bem ? 'teal' : 'red'} title={bem ? 'As contas fecham' : 'As contas não fecham'}>
      <Group justify="space-between" align="start">
        <div>
          <Text size="sm">{`Soma de todas as partidas: ${formatarReais(soma)}.`}</Text>
          <Text size="sm">
            {k === null
              ? 'Ainda não houve conferência.'
              : `Conferido em ${formatarDataHora(Date.parse(k.feitaAt))}: ${quantos(k.vendas, 'venda', 'vendas')}, ${quantos(k.diferencas.length, 'diferença', 'diferenças')}.`}
          </Text>
          {k?.diferencas.map((d) => (
            <Text size="sm" key={`${d.tipo} ${d.objeto}`}>
              {d.texto}
              {d.vndId !== null && (
                <>
                  {' '}
                  <Link
                    to={caminho(TELAS_RETAGUARDA.venda, { id: d.vndId })}
                  >{`Venda ${numeroDaVenda(d.vndId)}`}</Link>
                </>
              )}
            </Text>
          ))}
        </div>
        <Button variant="default" onClick={conferir} loading={conferindo}>
          Conferir agora
        </Button>
      </Group>
    </Alert>
  )
}
