// The one table of the back-office: server paging and sorting, filters in the URL, saved views, column choice, density,
// bulk actions, export, keyboard (/ searches, arrows move, Enter opens). A list screen gives columns and a fetch.
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { avisarErro } from '../../core/mantine/avisos.ts'
import { BarraDaTabela } from './barra.tsx'
import type { AcaoEmLote, Coluna, Filtro } from './colunas.ts'
import { type Consulta, TAMANHOS, useConsulta } from './consulta.ts'
import { usePreferencias } from './preferencias.ts'
import { useTeclasDaTabela } from './teclas.ts'

export interface PropsDaTabela<L> {
  /** unique name: the query's key and where preferences are kept */
  readonly nome: string
  readonly colunas: readonly Coluna<L>[]
  readonly buscar: (c: Consulta) => Promise<{ linhas: readonly L[]; total: number }>
  readonly identidade: (l: L) => string
  /** the record's address: click, Enter, and a real link for the middle button */
  readonly abrir?: (l: L) => string
  readonly filtros?: readonly Filtro[]
  readonly acoes?: readonly AcaoEmLote<L>[]
  readonly ordenar?: string
  readonly porPagina?: number
  readonly placeholder?: string
  readonly vazio?: ReactNode
  /** what stands at the right of the bar: the main action */
  readonly principal?: ReactNode
}

export function Tabela<L>(p: PropsDaTabela<L>) {
  const { consulta, mudar, trocarTudo } = useConsulta({ porPagina: p.porPagina ?? 50, ordenar: p.ordenar })
  const [prefs, setPrefs] = usePreferencias(
    p.nome,
    p.colunas.filter((c) => c.oculta).map((c) => c.id),
  )
  const [marcadas, setMarcadas] = useState<L[]>([])
  const caixaDeBusca = useRef<HTMLInputElement>(null)
  const navegar = useNavigate()
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: [p.nome, consulta],
    queryFn: () => p.buscar(consulta),
    placeholderData: keepPreviousData,
  })
  const linhas = data?.linhas ?? []
  const foco = useTeclasDaTabela(linhas.length, (i) => {
    const l = linhas[i]
    if (l !== undefined && p.abrir) void navegar(p.abrir(l))
  })
  useHotkeys([['/', () => caixaDeBusca.current?.focus()]])
  const visiveis = p.colunas.filter((c) => !prefs.ocultas.includes(c.id))
  const [coluna, direcao] = consulta.ordenar?.startsWith('-')
    ? [consulta.ordenar.slice(1), 'desc' as const]
    : [consulta.ordenar ?? '', 'asc' as const]

  return (
    <Stack gap="sm">
      <BarraDaTabela<L>
        {...p}
        consulta={consulta}
        mudar={mudar}
        trocarTudo={trocarTudo}
        prefs={prefs}
        setPrefs={setPrefs}
        caixaDeBusca={caixaDeBusca}
        total={data?.total}
        visiveis={visiveis}
      />
      {marcadas.length > 0 && p.acoes && (
        <AcoesEmLote
          acoes={p.acoes}
          marcadas={marcadas}
          aoTerminar={() => setMarcadas([])}
          refazer={() => void refetch()}
        />
      )}
      {error && <FalhaDaLista erro={error} refazer={() => void refetch()} />}
      <Paper withBorder radius="md" style={{ overflow: 'hidden' }}>
        <div onKeyDown={foco.aoTeclar} role="presentation">
          <DataTable<L>
            records={linhas as L[]}
            idAccessor={(l) => p.identidade(l)}
            columns={visiveis.map(colunaDaTabela)}
            fetching={isFetching}
            minHeight={linhas.length === 0 ? 240 : 0}
            noRecordsText="Nada encontrado com estes filtros"
            emptyState={linhas.length === 0 && !isFetching && p.vazio ? p.vazio : undefined}
            highlightOnHover
            verticalSpacing={prefs.compacta ? 4 : 'sm'}
            fz="sm"
            sortStatus={{ columnAccessor: coluna, direction: direcao }}
            onSortStatusChange={(s) =>
              mudar({ ordenar: `${s.direction === 'desc' ? '-' : ''}${String(s.columnAccessor)}` })
            }
            totalRecords={data?.total ?? 0}
            recordsPerPage={consulta.porPagina}
            recordsPerPageOptions={[...TAMANHOS]}
            onRecordsPerPageChange={(n) => mudar({ porPagina: n })}
            recordsPerPageLabel="Por página"
            page={consulta.pagina}
            onPageChange={(n) => mudar({ pagina: n })}
            paginationText={({ from, to, totalRecords }) => `${from} a ${to} de ${totalRecords}`}
            getPaginationControlProps={(c) => ({
              'aria-label': c === 'previous' ? 'Página anterior' : 'Próxima página',
            })}
            {...(p.acoes
              ? {
                  selectedRecords: marcadas,
                  onSelectedRecordsChange: setMarcadas,
                  allRecordsSelectionCheckboxProps: { 'aria-label': 'Marcar todas' },
                  getRecordSelectionCheckboxProps: (l: L) => ({
                    'aria-label': `Marcar ${String(p.colunas[0]?.valor(l) ?? '')}`,
                  }),
                }
              : {})}
            {...(p.abrir
              ? {
                  onRowClick: ({ record, event }) =>
                    abrirLinha(event, p.abrir?.(record) ?? '', (u) => void navegar(u)),
                }
              : {})}
            customRowAttributes={(_l, i) => foco.atributos(i)}
          />
        </div>
      </Paper>
    </Stack>
  )
}

/** A click inside a link or button of the row is theirs; with Ctrl/⌘ the record opens in another tab. */
function abrirLinha(e: React.MouseEvent, url: string, ir: (u: string) => void): void {
  if ((e.target as Element).closest('a, button, input, label')) return
  if (e.ctrlKey || e.metaKey) window.open(url, '_blank', 'noopener')
  else ir(url)
}

function AcoesEmLote<L>({
  acoes,
  marcadas,
  aoTerminar,
  refazer,
}: {
  acoes: readonly AcaoEmLote<L>[]
  marcadas: readonly L[]
  aoTerminar: () => void
  refazer: () => void
}) {
  const [fazendo, setFazendo] = useState<string | null>(null)
  const executar = async (a: AcaoEmLote<L>): Promise<void> => {
    setFazendo(a.rotulo)
    try {
      await a.executar(marcadas)
      aoTerminar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(null)
      refazer()
    }
  }
  return (
    <Paper withBorder p="xs" radius="md" role="region" aria-label="Ações com os marcados">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {marcadas.length === 1 ? '1 marcado' : `${marcadas.length} marcados`}
        </Text>
        {acoes.map((a) => {
          const motivo = a.impedimento?.(marcadas) ?? null
          return (
            <Button
              key={a.rotulo}
              size="xs"
              variant={a.perigo ? 'light' : 'default'}
              color={a.perigo ? 'red' : undefined}
              disabled={motivo !== null}
              title={motivo ?? undefined}
              loading={fazendo === a.rotulo}
              onClick={() => void executar(a)}
            >
              {a.rotulo}
            </Button>
          )
        })}
        <Button size="xs" variant="subtle" onClick={aoTerminar}>
          Desmarcar
        </Button>
      </Group>
    </Paper>
  )
}

/** A column as mantine-datatable wants it. */
function colunaDaTabela<L>(c: Coluna<L>): DataTableColumn<L> {
  return {
    accessor: c.id,
    title: c.titulo,
    sortable: c.ordenavel ?? false,
    // Numbers and short words stay on one line; what draws itself decides for itself.
    noWrap: c.mostrar === undefined,
    textAlign: c.direita ? ('right' as const) : ('left' as const),
    ...(c.largura ? { width: c.largura } : {}),
    render: (l: L) => (c.mostrar ? c.mostrar(l) : (c.valor(l) ?? '—')),
  }
}

function FalhaDaLista({ erro, refazer }: { erro: Error; refazer: () => void }) {
  return (
    <Alert color="red" title="Não foi possível carregar a lista" role="alert">
      <Group justify="space-between">
        <Text size="sm">{erro.message}</Text>
        <Button size="xs" variant="default" onClick={refazer}>
          Tentar novamente
        </Button>
      </Group>
    </Alert>
  )
}
