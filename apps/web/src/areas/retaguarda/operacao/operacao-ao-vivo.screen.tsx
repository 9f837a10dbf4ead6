// Monitoring for the operator: the processes' own metrics, two seconds old at most, and what is over its limit.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { AMOSTRA_MS, type MedidaVigiada, VIGIAS } from '@martelo/domain/operacao/operacao.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { Faisca } from './faisca.tsx'
import { inteiro, ms, taxa } from './formatar-medidas.ts'
import { FilasPorLote, LeiloesEmOperacao } from './leiloes-em-operacao.tsx'
import { TabelaLarga } from './tabela-larga.tsx'

type Operacao = RespostaDe<Calls['GET /v1/manutencao/operacao']>

export function meta() {
  return [{ title: 'Operação ao vivo' }]
}

export default function ManutencaoPlataforma() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['operacao'],
    queryFn: () => chamar('GET /v1/manutencao/operacao', {}),
    refetchInterval: AMOSTRA_MS,
  })
  if (!data)
    return error ? (
      <Alert color="red" role="alert" title="Não foi possível ler as medidas">
        {error.message}
        <Button mt="sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
          Tentar de novo
        </Button>
      </Alert>
    ) : (
      <Skeleton height={320} radius="md" role="status" aria-label="Carregando" />
    )
  return (
    <Stack>
      <Group justify="space-between" align="baseline">
        <Title order={1} size="h2">
          Operação ao vivo
        </Title>
        <Text size="sm" c={error ? 'red' : 'dimmed'}>
          {error ? 'Sem resposta do servidor; mostrando a última leitura de ' : 'Lido em '}
          {formatarDataHora(Date.parse(data.agora))}
        </Text>
      </Group>
      <Abertos alertas={data.alertas} />
      <Medidas d={data} />
      <LeiloesEmOperacao leiloes={data.leiloes} />
      <FilasPorLote filas={data.filas} />
      <Processos processos={data.processos} />
      <Historico alertas={data.alertas} />
    </Stack>
  )
}

/** A newer server may watch what this page does not know yet. */
const vigiaDe = (medida: string) =>
  Object.hasOwn(VIGIAS, medida)
    ? VIGIAS[medida as MedidaVigiada]
    : { titulo: medida, conselho: '', unidade: '' }

function Abertos({ alertas }: { readonly alertas: Operacao['alertas'] }) {
  const abertos = alertas.filter((a) => a.ate === null)
  if (abertos.length === 0)
    return (
      <Alert color="green" title="Tudo dentro dos limites" role="status">
        Nenhuma medida passou do limite neste momento.
      </Alert>
    )
  return abertos.map((a) => (
    <Alert key={a.id} color="red" role="alert" title={vigiaDe(a.medida).titulo}>
      {inteiro(a.valor)} {vigiaDe(a.medida).unidade} (limite {inteiro(a.limite)}), desde{' '}
      {formatarDataHora(Date.parse(a.desde))}. {vigiaDe(a.medida).conselho}
    </Alert>
  ))
}

function Medidas({ d }: { readonly d: Operacao }) {
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'xs', xs: 'md' }}>
      <Medida nome="Lances por segundo" valor={taxa(d.lancesPorSegundo)}>
        <Faisca valores={d.serie} rotulo="Lances por segundo no último minuto" />
      </Medida>
      <Medida nome="Pessoas ligadas" valor={inteiro(d.ligacoes)} nota="em todas as salas e páginas" />
      <Medida
        nome="Resposta ao lance"
        valor={ms(d.decisao.p99)}
        nota={doMinuto(d.decisao.n, 'lances', `metade em ${ms(d.decisao.p50)}`)}
      />
      <Medida
        nome="Entrega às salas"
        valor={ms(d.entrega.p99)}
        nota={doMinuto(d.entrega.n, 'quadros', `metade em ${ms(d.entrega.p50)}`)}
      />
      <Medida
        nome="Atraso no encerramento"
        valor={ms(d.encerramento.p99)}
        nota={doMinuto(d.encerramento.n, 'lotes', 'a regra é até 250 ms')}
      />
      <Medida
        nome="Fila de lances"
        valor={inteiro(d.fila)}
        nota={`a maior de um lote: ${inteiro(d.maiorFila)}`}
      />
      <Medida nome="Banco de dados" valor={ms(d.bancoMs)} nota="comando mais simples, no pior processo" />
      {d.replicas && (
        <Medida
          nome="Atraso das cópias de leitura"
          valor={ms(d.replicas.atrasoMs)}
          nota={`${inteiro(d.replicas.frescas)} de ${inteiro(d.replicas.todas)} em dia; as outras não atendem visitantes`}
        />
      )}
      <Medida
        nome="Tarefas à espera"
        valor={inteiro(d.tarefas.esperando)}
        nota={
          d.tarefas.esperando === 0
            ? 'nenhuma passou da hora'
            : `a mais antiga há ${inteiro(d.tarefas.maisAntigaS)} s`
        }
      />
      <Medida
        nome="Falhas por minuto"
        valor={inteiro(d.errosPorMinuto)}
        nota={`${inteiro(d.recusadosPorMinuto)} lances recusados no mesmo minuto`}
      />
    </SimpleGrid>
  )
}

/** Of how many the p99 above is. */
const doMinuto = (n: number, oQue: string, resto: string): string =>
  n === 0 ? 'nada no último minuto' : `p99 de ${inteiro(n)} ${oQue} no último minuto; ${resto}`

interface PropsDaMedida {
  readonly nome: string
  readonly valor: string
  readonly nota?: string
  readonly children?: React.ReactNode
}

function Medida({ nome, valor, nota, children }: PropsDaMedida) {
  return (
    <Card withBorder>
      <Text size="sm" c="dimmed">
        {nome}
      </Text>
      <Text size="xl" fw={700} className="numeros">
        {valor}
      </Text>
      {nota && (
        <Text size="xs" c="dimmed">
          {nota}
        </Text>
      )}
      {children}
    </Card>
  )
}

function Processos({ processos }: { readonly processos: Operacao['processos'] }) {
  return (
    <section aria-labelledby="operacao-processos">
      <Title order={2} size="h4" id="operacao-processos" mb="xs">
        Processos
      </Title>
      <TabelaLarga nome="Tabela dos processos" largura={640}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Processo</Table.Th>
            <Table.Th>Partes</Table.Th>
            <Table.Th>Estado</Table.Th>
            <Table.Th ta="right">Ligações</Table.Th>
            <Table.Th ta="right">Memória</Table.Th>
            <Table.Th ta="right">Espera do laço</Table.Th>
            <Table.Th ta="right">Banco</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {processos.map((p) => (
            <Table.Tr key={p.nome}>
              <Table.Td>{p.nome}</Table.Td>
              <Table.Td>{p.partes.join(', ')}</Table.Td>
              <Table.Td>
                <Badge miw="max-content" color={p.vivo ? 'green' : 'red'} variant="light">
                  {p.vivo ? 'Vivo' : `Sem sinal há ${inteiro(p.vistoHaMs / 1000)} s`}
                </Badge>
              </Table.Td>
              <Table.Td ta="right">{inteiro(p.ligacoes)}</Table.Td>
              <Table.Td ta="right">{inteiro(p.memoriaMb)} MB</Table.Td>
              <Table.Td ta="right">{ms(p.lacoMs)}</Table.Td>
              <Table.Td ta="right">{ms(p.bancoMs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TabelaLarga>
    </section>
  )
}

function Historico({ alertas }: { readonly alertas: Operacao['alertas'] }) {
  const passados = alertas.filter((a) => a.ate !== null)
  if (passados.length === 0) return null
  return (
    <section aria-labelledby="operacao-alertas">
      <Title order={2} size="h4" id="operacao-alertas" mb="xs">
        Alertas passados
      </Title>
      <TabelaLarga nome="Tabela dos alertas passados" largura={520}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Alerta</Table.Th>
            <Table.Th ta="right">Pior valor</Table.Th>
            <Table.Th>De</Table.Th>
            <Table.Th>Até</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {passados.map((a) => (
            <Table.Tr key={a.id}>
              <Table.Td>{vigiaDe(a.medida).titulo}</Table.Td>
              <Table.Td ta="right">
                {inteiro(a.valor)} {vigiaDe(a.medida).unidade}
              </Table.Td>
              <Table.Td>{formatarDataHora(Date.parse(a.desde))}</Table.Td>
              <Table.Td>{a.ate !== null && formatarDataHora(Date.parse(a.ate))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TabelaLarga>
    </section>
  )
}
