// A consignor's lots over all auctions: hammer, reserve reached, expenses of the good, and what is his.
import {
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDaSituacao, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { SITUACOES_VENDIDAS } from '@martelo/domain/lotes/vendidas.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { useParametros } from '../../../core/parametros.ts'
import { Paginas } from '../../../kit/ficha/paginas.tsx'
import { SeletorBuscado } from '../../../kit/registro/seletor-buscado.tsx'

type Achados = RespostaDe<Calls['POST /v1/lote/busca-elastic-comitente']>

const GRUPOS: Readonly<Record<string, { rotulo: string; situacoes: readonly SituacaoLote[] }>> = {
  todos: { rotulo: 'Todos', situacoes: [] },
  aVenda: {
    rotulo: 'À venda',
    situacoes: ['PENDENTE', 'LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE'],
  },
  condicionais: { rotulo: 'Condicionais', situacoes: ['CONDICIONAL'] },
  arrematados: { rotulo: 'Comprador em identificação', situacoes: ['AG_CLIENTE'] },
  vendidos: { rotulo: 'Vendidos', situacoes: SITUACOES_VENDIDAS },
  naoVendidos: {
    rotulo: 'Não vendidos',
    situacoes: ['NAO_ARREMATADO', 'CONDICIONAL_NEGADA', 'CLIENTE_DESISTIU', 'RECOMPRA', 'RETIRADO'],
  },
}
const POR_PAGINA = 50

export default function ResultadosDoComitente() {
  const [busca, setBusca] = useParametros()
  const grupo = busca.get('grupo') ?? 'todos'
  const comId = busca.get('comitente')
  const pagina = Number(busca.get('pagina') ?? 1) || 1
  const mudar = (campo: string, valor: string) =>
    setBusca((b) => {
      if (valor === '') b.delete(campo)
      else b.set(campo, valor)
      if (campo !== 'pagina') b.delete('pagina')
    })
  const pedido = {
    texto: busca.get('texto') ?? '',
    situacoes: [...(GRUPOS[grupo]?.situacoes ?? [])],
    comIds: comId === null ? [] : [Number(comId)],
    leiUid: busca.get('leilao'),
    de: busca.get('de'),
    ate: busca.get('ate'),
    pagina,
    porPagina: POR_PAGINA,
  }
  const { data, error } = useQuery({
    queryKey: ['busca-do-comitente', pedido],
    queryFn: () => chamar('POST /v1/lote/busca-elastic-comitente', { body: pedido }),
    placeholderData: (antes) => antes,
  })
  return (
    <Container size="xl" px={0}>
      <title>Meus lotes e resultados</title>
      <Stack>
        <Title order={1} size="h2">
          Meus lotes e resultados
        </Title>
        <Filtros busca={busca} mudar={mudar} comitentes={data?.comitentes ?? []} />
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        {!data && !error && <Skeleton height={240} role="status" aria-label="Carregando" />}
        {data && <Resultado achados={data} />}
        {data && (
          <Paginas
            total={data.total}
            porPagina={POR_PAGINA}
            pagina={pagina}
            aoMudar={(p) => mudar('pagina', String(p))}
          />
        )}
      </Stack>
    </Container>
  )
}

interface PropsDosFiltros {
  readonly busca: URLSearchParams
  readonly comitentes: Achados['comitentes']
  mudar(campo: string, valor: string): void
}

function Filtros({ busca, comitentes, mudar }: PropsDosFiltros) {
  const [texto, setTexto] = useState(busca.get('texto') ?? '')
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        mudar('texto', texto.trim())
      }}
    >
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="sm" style={{ alignItems: 'end' }}>
        <TextInput
          style={{ gridColumn: 'span 2' }}
          label="Lote, veículo, placa ou chassi"
          value={texto}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <Select
          label="Situação"
          allowDeselect={false}
          value={busca.get('grupo') ?? 'todos'}
          onChange={(v) => mudar('grupo', v ?? '')}
          data={Object.entries(GRUPOS).map(([value, g]) => ({ value, label: g.rotulo }))}
        />
        {comitentes.length > 1 && (
          <Select
            label="Comitente"
            placeholder="Todos"
            clearable
            searchable
            value={busca.get('comitente')}
            onChange={(v) => mudar('comitente', v ?? '')}
            data={comitentes.map((c) => ({ value: String(c.comId), label: c.nome }))}
          />
        )}
        <SeletorBuscado
          label="Leilão"
          placeholder="Todos"
          chave={['leiloes-do-comitente', 'filtro']}
          procurar={(p) =>
            chamar('GET /v1/comitentes/meus-leiloes', { query: { pagina: 1, porPagina: 20, ...p } })
          }
          valor={busca.get('leilao')}
          aoEscolher={(v) => mudar('leilao', v ?? '')}
        />
        <TextInput
          type="date"
          label="Leilões de"
          value={busca.get('de') ?? ''}
          onChange={(e) => mudar('de', e.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="até"
          value={busca.get('ate') ?? ''}
          onChange={(e) => mudar('ate', e.currentTarget.value)}
        />
        <Button type="submit">Buscar</Button>
      </SimpleGrid>
    </form>
  )
}

function Resultado({ achados }: { readonly achados: Achados }) {
  const { totais } = achados
  const previsto =
    totais.previsto === 0 ? null : `${formatarReais(totais.previsto)} previstos, sem prestação ainda`
  const somas: readonly (readonly [string, string, string | null])[] = [
    ['Vendidos', String(totais.vendidos), null],
    ['Arremates', formatarReais(totais.arremates), null],
    ['Comissão', formatarReais(totais.comissao), null],
    ['Despesas', formatarReais(totais.despesas), null],
    ['Líquido', formatarReais(totais.liquido), previsto],
  ]
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
        {somas.map(([rotulo, valor, nota]) => (
          <Card key={rotulo} withBorder padding="sm">
            <Text size="sm" c="dimmed">
              {rotulo}
            </Text>
            <Text fw={700} fz="lg" className="numeros nao-quebra">
              {valor}
            </Text>
            {nota && (
              <Text size="xs" c="dimmed">
                {nota}
              </Text>
            )}
          </Card>
        ))}
      </SimpleGrid>
      {achados.lotes.length === 0 ? (
        <Alert title="Nenhum lote encontrado">Mude a busca ou a situação.</Alert>
      ) : (
        <Lotes lotes={achados.lotes} />
      )}
    </>
  )
}

interface PropsDoValor {
  readonly rotulo: string
  readonly valor: number | null
  readonly nota?: string | null
  readonly boa?: boolean
  readonly forte?: boolean
}

/** Where there is none a table shows a dash, and a card on a phone nothing. */
const Valor = ({ rotulo, valor, nota = null, boa = false, forte = false }: PropsDoValor) => (
  <Table.Td
    ta="right"
    fw={forte ? 700 : undefined}
    data-rotulo={rotulo}
    data-vazio={valor === null || undefined}
  >
    <div>
      {valor === null ? '—' : formatarReais(valor)}
      {nota !== null && (
        <Text size="xs" c={boa ? 'teal' : 'dimmed'}>
          {nota}
        </Text>
      )}
    </div>
  </Table.Td>
)

function Lotes({ lotes }: { readonly lotes: Achados['lotes'] }) {
  const { tipo } = useMarca()
  return (
    <Table.ScrollContainer minWidth={900} className="linhas-em-cartoes">
      <Table verticalSpacing="xs" highlightOnHover aria-label="Lotes">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Leilão</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Lance</Table.Th>
            <Table.Th ta="right">Reserva</Table.Th>
            <Table.Th ta="right">Arremate</Table.Th>
            <Table.Th ta="right">Comissão</Table.Th>
            <Table.Th ta="right">Despesas</Table.Th>
            <Table.Th ta="right">Líquido</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lotes.map((l) => (
            <Table.Tr key={l.lelUid}>
              <Table.Td>
                <Text
                  component={Link}
                  to={caminho(TELAS_COMITENTE.bemDoComitente, { uid: l.veiUid })}
                  fw={600}
                  size="sm"
                >
                  {l.numero} · {l.nome}
                </Text>
                <Text size="xs" c="dimmed">
                  {[l.comitente, l.placa].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td>
                <Link to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: l.leilao.uid })}>
                  {l.leilao.nome}
                </Link>
                <Text size="xs" c="dimmed">
                  {formatarData(Date.parse(l.leilao.data))}
                </Text>
              </Table.Td>
              <Table.Td>
                <Badge variant="light" color="gray">
                  {rotuloDaSituacao(l.situacao, tipo)}
                </Badge>
              </Table.Td>
              <Valor rotulo="Lance" valor={l.lance} />
              <Valor
                rotulo="Reserva"
                valor={l.reserva}
                nota={l.reservaAtingida === null ? null : l.reservaAtingida ? 'atingida' : 'não atingida'}
                boa={l.reservaAtingida === true}
              />
              <Valor
                rotulo="Arremate"
                valor={l.arremate}
                nota={l.multa > 0 ? `+ ${formatarReais(l.multa)} de multa e correção` : null}
              />
              <Valor rotulo="Comissão" valor={l.comissao} />
              <Valor rotulo="Despesas" valor={l.despesas === 0 ? null : l.despesas} />
              <Valor rotulo="Líquido" valor={l.liquido} nota={l.prevista ? 'previsto' : null} forte />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
