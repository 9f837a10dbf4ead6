// The screen of reports, for the house and for consignors: one of them open, with its filters, sums, groups and rows.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Container,
  Group,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { type NomeDeRelatorio, RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { celulaDoGrupo, mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { ArquivosDoRelatorio } from './arquivos-do-relatorio.tsx'
import {
  type ConsultaDoRelatorio,
  type RelatorioLido,
  useConsultaDoRelatorio,
} from './consulta-do-relatorio.ts'
import { FiltrosDoRelatorio } from './filtros-do-relatorio.tsx'
import { GruposDoRelatorio } from './grupos-do-relatorio.tsx'
import { SalvosDaPessoa } from './salvos-da-pessoa.tsx'
import { TabelaDoRelatorio } from './tabela-do-relatorio.tsx'

interface Props {
  readonly titulo: string
  readonly permitidos: readonly NomeDeRelatorio[]
  /** where a row leads; null: nowhere */
  alvo(nome: NomeDeRelatorio, uid: string): string | null
}

export function QuadroDoRelatorio({ titulo, permitidos, alvo }: Props) {
  const consulta = useConsultaDoRelatorio(permitidos)
  return (
    <Container size="xl" px={0}>
      <title>{titulo}</title>
      <Stack>
        <Title order={1} size="h2">
          {titulo}
        </Title>
        {consulta === null ? (
          <Alert>Nenhum relatório está aberto ao seu acesso.</Alert>
        ) : (
          <>
            <Select
              label="Relatório"
              allowDeselect={false}
              searchable
              value={consulta.nome}
              onChange={(v) => v !== null && consulta.abrir(v)}
              data={permitidos.map((n) => ({ value: n, label: RELATORIOS[n].titulo }))}
            />
            <Aberto key={consulta.nome} consulta={consulta} alvo={(uid) => alvo(consulta.nome, uid)} />
          </>
        )}
      </Stack>
    </Container>
  )
}

function Aberto({
  consulta,
  alvo,
}: {
  readonly consulta: ConsultaDoRelatorio
  alvo(uid: string): string | null
}) {
  const { nome, pedido } = consulta
  const { data, error, isFetching } = useQuery({
    queryKey: ['relatorio', nome, pedido],
    queryFn: () =>
      chamar('GET /v1/relatorios/:relatorio/linhas', { params: { relatorio: nome }, query: pedido }),
    placeholderData: (antes) => antes,
  })
  return (
    <>
      <Text c="dimmed">{RELATORIOS[nome].descricao}</Text>
      <FiltrosDoRelatorio consulta={consulta} />
      <Group align="end">
        <ArquivosDoRelatorio consulta={consulta} />
        <SalvosDaPessoa consulta={consulta} />
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={320} role="status" aria-label="Carregando" />}
      {data && (
        <Stack aria-busy={isFetching}>
          <Recorte consulta={consulta} lido={data} />
          <Somas nome={nome} lido={data} />
          <GruposDoRelatorio consulta={consulta} lido={data} />
          <TabelaDoRelatorio consulta={consulta} lido={data} alvo={alvo} />
        </Stack>
      )}
    </>
  )
}

/** What narrows the rows beside the filters, and how to leave it. */
function Recorte({
  consulta,
  lido,
}: {
  readonly consulta: ConsultaDoRelatorio
  readonly lido: RelatorioLido
}) {
  const r = RELATORIOS[consulta.nome]
  const campo = consulta.busca.get('campo')
  const grupo = r.grupos.find((g) => g.id === campo)
  const dias = [lido.de && `de ${formatarDia(lido.de)}`, lido.ate && `até ${formatarDia(lido.ate)}`]
    .filter(Boolean)
    .join(' ')
  return (
    <Group gap="sm">
      {r.periodo !== null && (
        <Text size="sm">
          {r.periodo}: {dias || 'todo o período'}
        </Text>
      )}
      {grupo && (
        <>
          <Badge variant="light" tt="none">
            {grupo.titulo}: {mostrarCelula(celulaDoGrupo(r, campo), consulta.busca.get('valor'))}
          </Badge>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => consulta.mudar({ campo: '', valor: '' })}
          >
            Mostrar tudo
          </Button>
        </>
      )}
    </Group>
  )
}

function Somas({ nome, lido }: { readonly nome: NomeDeRelatorio; readonly lido: RelatorioLido }) {
  const figuras: readonly (readonly [string, string])[] = [
    ['Linhas', lido.total.toLocaleString('pt-BR')],
    ...RELATORIOS[nome].somas.map((s) => [s.titulo, mostrarCelula(s, lido.somas[s.id] ?? null)] as const),
  ]
  const longas = figuras.some(([, valor]) => valor.length > 'R$ 999.999,00'.length)
  return (
    <SimpleGrid
      cols={{ base: 2, sm: 3, lg: figuras.length <= 5 ? 5 : longas ? 3 : 6, xl: figuras.length > 5 ? 6 : 5 }}
      spacing="sm"
    >
      {figuras.map(([rotulo, valor]) => (
        <Card key={rotulo} withBorder padding="sm">
          <Text size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Anchor
            href="#linhas"
            fw={700}
            fz={longas ? { base: 'sm', xs: 'md' } : { base: 'lg', lg: 'md', xl: 'lg' }}
            className="numeros nao-quebra"
            aria-label={`${rotulo}: ${valor}. Ver as linhas`}
          >
            {valor}
          </Anchor>
        </Card>
      ))}
    </SimpleGrid>
  )
}
