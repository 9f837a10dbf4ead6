import { Alert, Anchor, Button, Card, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar, chamarContando } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CHAVE_DAS_VENDAS } from '../../../parts/vendas/usar-venda.ts'

export function AbaDeRemessas() {
  const consultas = useQueryClient()
  const contas = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'convenios'],
    queryFn: () => chamar('GET /v1/boletos/convenios'),
  })
  const remessas = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'remessas'],
    queryFn: () => chamarContando('GET /v1/boletos/remessas', { query: { pagina: 1, porPagina: 50 } }),
  })
  const gerar = useMutation({
    mutationFn: (contaUid: string) => chamar('POST /v1/boletos/remessas', { body: { contaUid } }),
    onSuccess: (r) => avisarSucesso(`Remessa ${r.sequencial} gerada`),
    onSettled: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS }),
  })
  const porArquivo = contas.data?.filter((c) => c.convenio?.via === 'CNAB' || c.aguardandoRemessa > 0) ?? []
  return (
    <Stack>
      {gerar.error && (
        <Alert color="red" role="alert" title="A remessa não foi gerada">
          {gerar.error.message}
        </Alert>
      )}
      {contas.data && porArquivo.length === 0 && (
        <Text c="dimmed">Nenhuma conta emite boletos por arquivo. Escolha isso em Contas e convênios.</Text>
      )}
      {porArquivo.map((c) => (
        <Card key={c.contaUid} withBorder>
          <Group justify="space-between">
            <div>
              <Text fw={600}>
                {c.banco} · {c.agencia} / {c.conta}
              </Text>
              <Text size="sm" c="dimmed">
                {c.aguardandoRemessa === 0
                  ? 'Nada espera remessa.'
                  : `${quantos(c.aguardandoRemessa, 'boleto ou baixa espera', 'boletos ou baixas esperam')} remessa`}
              </Text>
            </div>
            <Button
              disabled={c.aguardandoRemessa === 0}
              loading={gerar.isPending}
              onClick={() => gerar.mutate(c.contaUid)}
            >
              Gerar remessa
            </Button>
          </Group>
        </Card>
      ))}
      {!remessas.data && <Skeleton height={120} />}
      {remessas.data && remessas.data.total > 0 && <Remessas remessas={remessas.data.valor} />}
    </Stack>
  )
}

function Remessas({ remessas }: { remessas: RespostaDe<Calls['GET /v1/boletos/remessas']> }) {
  return (
    <Table.ScrollContainer minWidth={620}>
      <Table aria-label="Remessas">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Arquivo</Table.Th>
            <Table.Th>Banco</Table.Th>
            <Table.Th>Gerada em</Table.Th>
            <Table.Th ta="right">Títulos</Table.Th>
            <Table.Th ta="right">Total a registrar</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {remessas.map((r) => (
            <Table.Tr key={r.uid}>
              <Table.Td>
                <Anchor href={r.arquivo} download={r.nome} size="sm">
                  {r.nome}
                </Anchor>{' '}
                <Text span size="xs" c="dimmed">
                  CNAB {r.padrao}
                </Text>
              </Table.Td>
              <Table.Td>{r.banco}</Table.Td>
              <Table.Td>{formatarDataHora(Date.parse(r.criadaAt))}</Table.Td>
              <Table.Td ta="right">{r.titulos}</Table.Td>
              <Table.Td ta="right">{formatarReais(r.total)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
