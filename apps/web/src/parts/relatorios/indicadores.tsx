// The figures of a person's role: each drawn, in words, and leading to the rows that it counts.
import {
  Alert,
  Anchor,
  Card,
  Container,
  Group,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import {
  CONTAGEM_DE_LINHAS,
  type PainelDaPessoa,
  type QuadroDeIndicador,
} from '@martelo/contracts/relatorios/paineis.ts'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { celulaDoGrupo, mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { PERIODOS } from '@martelo/domain/relatorios/periodos.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { chamar } from '../../core/api.ts'
import { BarrasDoRelatorio } from './barras-do-relatorio.tsx'
import type { RelatorioLido } from './consulta-do-relatorio.ts'

interface Props {
  readonly titulo: string
  readonly paineis: readonly PainelDaPessoa[]
  /** the screen on which the rows are */
  readonly relatorios: string
}

export function Indicadores({ titulo, paineis, relatorios }: Props) {
  const [busca, setBusca] = useSearchParams()
  const aberto = paineis.find((p) => p.papel === busca.get('papel')) ?? paineis[0]
  return (
    <Container size="xl" px={0}>
      <title>{titulo}</title>
      <Stack>
        <Group justify="space-between" align="end">
          <Title order={1} size="h2">
            {titulo}
          </Title>
          {paineis.length > 1 && aberto && (
            <Select
              label="Do papel"
              allowDeselect={false}
              value={aberto.papel}
              onChange={(v) => v !== null && setBusca({ papel: v })}
              data={paineis.map((p) => p.papel)}
            />
          )}
        </Group>
        {aberto === undefined ? (
          <Alert>Seu acesso não tem indicadores.</Alert>
        ) : (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            {aberto.quadros.map((q) => (
              <Indicador key={`${q.relatorio} ${q.grupo} ${q.soma}`} q={q} relatorios={relatorios} />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </Container>
  )
}

const MAXIMO = 12
const CONTADAS = {
  lote: 'Lotes',
  leilao: 'Leilões',
  veiculo: 'Veículos',
  remocao: 'Remoções',
  venda: 'Vendas',
  cliente: 'Licitantes',
} as const
/** How many rows: called by what a row is. */
const contadas = (alvo: keyof typeof CONTADAS) =>
  ({ id: CONTAGEM_DE_LINHAS, titulo: CONTADAS[alvo], tipo: 'inteiro' }) as const

function Indicador({ q, relatorios }: { readonly q: QuadroDeIndicador; readonly relatorios: string }) {
  const r = RELATORIOS[q.relatorio]
  const { data, error } = useQuery({
    queryKey: ['indicador', q],
    queryFn: () =>
      chamar('GET /v1/relatorios/:relatorio/linhas', {
        params: { relatorio: q.relatorio },
        query: { periodo: q.periodo, grupo: q.grupo, pagina: 1, porPagina: 1 },
      }),
    refetchInterval: 300_000,
  })
  const soma = r.somas.find((s) => s.id === q.soma) ?? contadas(r.alvo)
  const grupo = r.grupos.find((g) => g.id === q.grupo)
  const valorDe = (g: RelatorioLido['grupos'][number]) =>
    soma.id === CONTAGEM_DE_LINHAS ? g.linhas : (g.somas[soma.id] ?? 0)
  const inteiro = data && (soma.id === CONTAGEM_DE_LINHAS ? data.total : (data.somas[soma.id] ?? null))
  const endereco = (mais: Record<string, string> = {}) =>
    `${relatorios}?${new URLSearchParams({ relatorio: q.relatorio, periodo: q.periodo, grupo: q.grupo, ...mais }).toString()}`
  const titulo = `${soma.titulo} por ${grupo?.titulo.toLowerCase() ?? ''}`
  return (
    <Card withBorder component="section" aria-label={`${r.titulo}: ${titulo}`}>
      <Group justify="space-between" align="start" wrap="nowrap" mb="xs">
        <div>
          <Title order={2} size="h4">
            {titulo}
          </Title>
          <Text size="sm" c="dimmed">
            {r.titulo}
            {r.periodo !== null && `, ${PERIODOS[q.periodo].toLowerCase()}`}
          </Text>
        </div>
        {data && <Inteiro para={endereco()}>{mostrarCelula(soma, inteiro ?? null)}</Inteiro>}
      </Group>
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={260} role="status" aria-label="Carregando" />}
      {data && data.grupos.length === 0 && <Text c="dimmed">Nada neste período.</Text>}
      {data && data.grupos.length > 0 && (
        <Desenho q={q} lido={data} soma={soma} valorDe={valorDe} endereco={endereco} />
      )}
    </Card>
  )
}

const Inteiro = ({ para, children }: { readonly para: string; readonly children: string }) => (
  <Anchor component={Link} to={para} fw={700} fz="lg" className="numeros" style={{ whiteSpace: 'nowrap' }}>
    {children}
  </Anchor>
)

interface PropsDoDesenho {
  readonly q: QuadroDeIndicador
  readonly lido: RelatorioLido
  readonly soma:
    | ReturnType<typeof contadas>
    | (typeof RELATORIOS)[QuadroDeIndicador['relatorio']]['somas'][number]
  valorDe(g: RelatorioLido['grupos'][number]): number
  endereco(mais: Record<string, string>): string
}

function Desenho({ q, lido, soma, valorDe, endereco }: PropsDoDesenho) {
  const r = RELATORIOS[q.relatorio]
  const grupo = r.grupos.find((g) => g.id === q.grupo)
  const coluna = celulaDoGrupo(r, q.grupo)
  // In their own order (months, ages) the last ones count; otherwise the largest.
  const grupos = grupo?.porChave
    ? lido.grupos.slice(-MAXIMO)
    : lido.grupos.toSorted((a, b) => valorDe(b) - valorDe(a)).slice(0, MAXIMO)
  const linhas = grupos.map((g) => ({ g, nome: mostrarCelula(coluna, g.valor), valor: valorDe(g) }))
  return (
    <>
      <BarrasDoRelatorio
        titulo={`${r.titulo}: ${soma.titulo}`}
        tipo={soma.tipo}
        barras={linhas}
        altura={180}
      />
      <Table
        verticalSpacing={4}
        aria-label={`${r.titulo}: ${soma.titulo} por ${grupo?.titulo.toLowerCase() ?? ''}`}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{grupo?.titulo}</Table.Th>
            <Table.Th ta="right">{soma.titulo}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas.map(({ g, nome, valor }) => (
            <Table.Tr key={g.valor ?? ''}>
              <Table.Td>{nome}</Table.Td>
              <Table.Td ta="right" className="numeros">
                <Anchor
                  component={Link}
                  inherit
                  to={endereco({ campo: q.grupo, valor: g.valor ?? '' })}
                  aria-label={`${nome}: ${mostrarCelula(soma, valor)}. Ver as linhas`}
                >
                  {mostrarCelula(soma, valor)}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
