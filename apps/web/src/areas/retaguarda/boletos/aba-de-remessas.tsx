import { Alert, Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { CHAVE_DAS_VENDAS } from '../../../parts/vendas/usar-venda.ts'

type Remessa = RespostaDe<Calls['GET /v1/boletos/remessas']>[number]
const NOME = 'remessas'

export function AbaDeRemessas() {
  const consultas = useQueryClient()
  const contas = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'convenios'],
    queryFn: () => chamar('GET /v1/boletos/convenios'),
  })
  const gerar = useMutation({
    mutationFn: (contaUid: string) => chamar('POST /v1/boletos/remessas', { body: { contaUid } }),
    onSuccess: (r) => avisarSucesso(`Remessa ${r.sequencial} gerada`),
    onSettled: async () => {
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
      await consultas.invalidateQueries({ queryKey: [NOME] })
    },
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
      <Tabela<Remessa>
        nome={NOME}
        identidade={(r) => r.uid}
        placeholder="Arquivo ou banco"
        vazio="Nenhuma remessa gerada"
        colunas={COLUNAS}
        buscar={listaDe('GET /v1/boletos/remessas')}
      />
    </Stack>
  )
}

const COLUNAS: readonly Coluna<Remessa>[] = [
  {
    id: 'nome',
    titulo: 'Arquivo',
    ordenavel: true,
    valor: (r) => r.nome,
    mostrar: (r) => (
      <>
        <Anchor href={r.arquivo} download={r.nome} size="sm">
          {r.nome}
        </Anchor>{' '}
        <Text span size="xs" c="dimmed">
          CNAB {r.padrao}
        </Text>
      </>
    ),
  },
  { id: 'banco', titulo: 'Banco', ordenavel: true, valor: (r) => r.banco },
  {
    id: 'criadaAt',
    titulo: 'Gerada em',
    ordenavel: true,
    valor: (r) => formatarDataHora(Date.parse(r.criadaAt)),
  },
  { id: 'titulos', titulo: 'Títulos', direita: true, valor: (r) => r.titulos },
  {
    id: 'total',
    titulo: 'Total a registrar',
    ordenavel: true,
    direita: true,
    valor: (r) => formatarReais(r.total),
  },
]
