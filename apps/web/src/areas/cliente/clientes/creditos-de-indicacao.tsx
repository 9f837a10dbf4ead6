// What a client earned by bringing others, and the purchases in which he may use it.
import { Badge, Button, Card, Group, Select, Stack, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { ehCliente } from '@martelo/contracts/core/permissions.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

type Creditos = RespostaDe<Calls['GET /v1/cliente/indicacoes/creditos']>
type Credito = Creditos['creditos'][number]
const CHAVE = ['meus-creditos']
const COR: Record<Credito['situacao'], string> = {
  Aguardando: 'gray',
  'Em análise': 'gray',
  Liberado: 'blue',
  Usado: 'teal',
  Pago: 'teal',
  Recusado: 'red',
}

export const useMeusCreditos = () =>
  useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/cliente/indicacoes/creditos') })

export function CreditosDeIndicacao({ creditos }: { creditos: Creditos }) {
  const cliente = ehCliente(useQuem())
  if (creditos.creditos.length === 0) return null
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Seus créditos: {formatarReais(creditos.disponivel)} disponíveis
      </Title>
      <Table.ScrollContainer minWidth={420}>
        <Table>
          <Table.Tbody>
            {creditos.creditos.map((k) => (
              <Table.Tr key={k.uid}>
                <Table.Td>{k.nome}</Table.Td>
                <Table.Td className="numeros">{formatarReais(k.valor)}</Table.Td>
                <Table.Td>
                  <Badge variant="light" tt="none" color={COR[k.situacao]}>
                    {k.situacao}
                  </Badge>
                  {k.situacao === 'Aguardando' && (
                    <Text size="xs">vale desde {formatarData(Date.parse(k.liberaAt))}</Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {cliente && k.situacao === 'Liberado' && <Usar k={k} compras={creditos.compras} />}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" mt="sm">
        {cliente
          ? 'Um crédito liberado abate a comissão de uma compra em aberto, ou é pago pela casa: fale com a equipe.'
          : 'Um crédito liberado é pago pela casa: fale com quem cuida do acerto.'}
      </Text>
    </Card>
  )
}

function Usar({ k, compras }: { k: Credito; compras: Creditos['compras'] }) {
  const consultas = useQueryClient()
  const servem = compras.filter((c) => c.cabe >= k.valor)
  const [compra, setCompra] = useState<string | null>(null)
  const [usando, setUsando] = useState(false)
  if (servem.length === 0) return <Text size="xs">Nenhuma compra em aberto com comissão que baste</Text>
  const usar = async (): Promise<void> => {
    setUsando(true)
    try {
      const novo = await chamar('POST /v1/cliente/indicacoes/creditos/:uid/usar', {
        params: { uid: k.uid },
        body: { vndId: Number(compra) },
      })
      consultas.setQueryData(CHAVE, novo)
      avisarSucesso('Crédito usado na compra')
    } catch (e) {
      avisarErro(e)
    } finally {
      setUsando(false)
    }
  }
  return (
    <Stack gap="xs">
      <Select
        aria-label={`Compra em que usar o crédito de ${k.nome}`}
        placeholder="Escolha a compra"
        size="xs"
        data={servem.map((c) => ({ value: String(c.id), label: `${numeroDaVenda(c.id)}: ${c.leilao}` }))}
        value={compra}
        onChange={setCompra}
      />
      <Group>
        <Button size="compact-sm" loading={usando} disabled={compra === null} onClick={() => void usar()}>
          Usar
        </Button>
      </Group>
    </Stack>
  )
}
