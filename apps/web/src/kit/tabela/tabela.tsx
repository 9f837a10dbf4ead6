// The one table of the back-office: server paging and sorting, filters in the URL, saved views, column choice, density,
// bulk actions, export, keyboard (/ searches, arrows move, Enter opens, the space bar marks). A list screen gives columns and a fetch.
import {
  Alert,
  Button,
  Group,
  Paper,
  Stack,
  Table,
  type TableTrProps,
  Text,
  VisuallyHidden,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import type { ReactNode, RefObject } from 'react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { AcoesEmLote } from './acoes-em-lote.tsx'
import { BarraDaTabela } from './barra.tsx'
import type { AcaoEmLote, Coluna, Filtro } from './colunas.ts'
import { type Consulta, TAMANHOS } from './consulta.ts'
import { LinhaRolada } from './linha-rolada.tsx'
import type { LinhasVirtuais } from './linhas-virtuais.ts'
import { falta, identidadeDaFalta } from './usar-linhas-roladas.ts'
import { escreverOrdem, type EstadoDaTabela, lerOrdem, useTabela } from './usar-tabela.ts'
import { Vao } from './vao.tsx'

export interface PropsDaTabela<L> {
  /** unique name: the query's key and where preferences are kept */
  readonly nome: string
  /** whose rows, where one list stands on several records: part of the query's key, not of the preferences */
  readonly de?: string | undefined
  readonly colunas: readonly Coluna<L>[]
  readonly buscar: (c: Consulta) => Promise<{ linhas: readonly L[]; total: number }>
  readonly identidade: (l: L) => string
  /** the record's address: click, Enter, and a real link for the middle button */
  readonly abrir?: (l: L) => string
  readonly filtros?: readonly Filtro[]
  /** of the address, what the screen reads itself: no filter, and not taken away with them. The same array each time */
  readonly daTela?: readonly string[]
  readonly acoes?: readonly AcaoEmLote<L>[]
  readonly ordenar?: string
  readonly porPagina?: number
  readonly placeholder?: string
  readonly vazio?: ReactNode
  /** what stands at the right of the bar: the main action */
  readonly principal?: ReactNode
  /** while a row moves by itself: in how many milliseconds the list is read again */
  readonly reler?: (l: L) => number | false
  /** the spreadsheet made by the server; otherwise it is made of the rows that the list reads */
  readonly planilha?: (c: Consulta, colunas: readonly string[]) => Promise<Blob>
}

export function Tabela<L>(p: PropsDaTabela<L>) {
  const t = useTabela(p)
  const larga = useMediaQuery('(min-width: 48em)') ?? true
  // New columns draw every row again and measure the table, so they are new only when something of them is.
  const colunas = useMemo(
    () => t.visiveis.map((c, i) => colunaDaTabela(c, i === 0 ? p.abrir : undefined)),
    [t.visiveis, p.abrir],
  )
  return (
    <Stack gap="sm">
      <BarraDaTabela<L> {...p} {...t.barra} visiveis={t.visiveis} />
      {t.marcadas.length > 0 && p.acoes && (
        <AcoesEmLote
          acoes={p.acoes}
          marcadas={t.marcadas}
          nomeDe={(l) => String(p.colunas[0]?.valor(l) ?? '')}
          marcar={t.setMarcadas}
          refazer={t.refazer}
        />
      )}
      {t.error && <FalhaDaLista erro={t.error} refazer={t.refazer} />}
      <Paper withBorder radius="md" className="tabela-corpo" style={{ overflow: 'hidden' }}>
        <div onKeyDown={t.foco.aoTeclar} onClickCapture={t.lembrar} role="presentation">
          <DataTable<L>
            records={t.linhas as L[]}
            idAccessor={(l) => (falta(l) ? identidadeDaFalta(l) : p.identidade(l))}
            columns={colunas}
            fetching={t.buscando}
            minHeight={t.linhas.length === 0 ? 240 : 0}
            emptyState={
              t.linhas.length === 0 && !t.buscando && !t.error ? (
                <Vazia {...t.barra} vazio={p.vazio} />
              ) : (
                <span />
              )
            }
            // Rows can be reached by key, and the table scrolls with them; an empty one scrolls too.
            scrollAreaProps={{ viewportProps: t.linhas.length === 0 ? { tabIndex: 0 } : {} }}
            highlightOnHover
            // Beside many columns the record's name and its acts stay in sight.
            pinFirstColumn={larga}
            pinLastColumn={larga && (t.visiveis.at(-1)?.soAcoes ?? false)}
            verticalSpacing={t.barra.prefs.compacta ? 4 : 'sm'}
            fz="sm"
            sortStatus={lerOrdem(t.barra.consulta.ordenar)}
            onSortStatusChange={(s) => t.barra.mudar({ ordenar: escreverOrdem(s) })}
            {...(t.rolada ? rolagem(t, t.rolada, p.acoes ? null : colunas, larga) : paginacao(t))}
            {...marcacao(p, t)}
            {...(p.abrir
              ? {
                  onRowClick: ({ record, event }) => {
                    if (falta(record)) return
                    abrirLinha(event, p.abrir?.(record) ?? '', (u) => void t.navegar(u))
                  },
                }
              : {})}
            customRowAttributes={(_l, i) => t.foco.atributos(t.inicio + i)}
          />
        </div>
      </Paper>
    </Stack>
  )
}

/**
 * All rows in one scroll: those in sight between two spaces that stand for the others. `colunas`: null where rows can be marked,
 * whose boxes are the library's.
 */
function rolagem<L>(
  t: EstadoDaTabela<L>,
  v: LinhasVirtuais,
  colunas: readonly DataTableColumn<L>[] | null,
  larga: boolean,
) {
  return {
    bodyRef: t.corpo as RefObject<HTMLTableSectionElement>,
    'aria-rowcount': (t.barra.total ?? 0) + 1,
    rowFactory: ({ record, index, rowProps, children }: Fabricada<L>) => (
      <>
        {index === 0 && <Vao altura={v.antes} />}
        {colunas ? (
          <LinhaRolada
            linha={record}
            indice={t.inicio + index}
            colunas={colunas}
            presas={[larga, larga && (t.visiveis.at(-1)?.soAcoes ?? false)]}
            rowProps={rowProps}
            medir={v.medir}
          />
        ) : (
          <Table.Tr
            {...rowProps}
            ref={v.medir}
            data-index={t.inicio + index}
            aria-rowindex={t.inicio + index + 2}
          >
            {children}
          </Table.Tr>
        )}
        {index === t.linhas.length - 1 && <Vao altura={v.depois} />}
      </>
    ),
  }
}
interface Fabricada<L> {
  readonly record: L
  readonly index: number
  readonly rowProps: TableTrProps
  readonly children: ReactNode
}

function paginacao<L>({ barra }: EstadoDaTabela<L>) {
  const { consulta, mudar, total } = barra
  return {
    totalRecords: total ?? 0,
    recordsPerPage: consulta.porPagina,
    recordsPerPageOptions: [...TAMANHOS],
    onRecordsPerPageChange: (n: number) => mudar({ porPagina: n }),
    recordsPerPageLabel: 'Por página',
    page: consulta.pagina,
    onPageChange: (n: number) => mudar({ pagina: n }),
    paginationText: (q: { from: number; to: number; totalRecords: number }) =>
      `${q.from} a ${q.to} de ${q.totalRecords}`,
    getPaginationControlProps: (c: string) => ({
      'aria-label': c === 'previous' ? 'Página anterior' : 'Próxima página',
    }),
  }
}

/** Boxes to mark rows with, where there is something to do with the marked. */
function marcacao<L>(p: PropsDaTabela<L>, t: EstadoDaTabela<L>) {
  if (!p.acoes) return {}
  return {
    selectedRecords: [...t.marcadas],
    onSelectedRecordsChange: t.setMarcadas,
    isRecordSelectable: (l: L) => !falta(l),
    allRecordsSelectionCheckboxProps: {
      'aria-label': t.rolada ? 'Marcar as linhas à vista' : 'Marcar todas',
    },
    getRecordSelectionCheckboxProps: (l: L) => ({
      'aria-label': falta(l) ? 'Carregando' : `Marcar ${String(p.colunas[0]?.valor(l) ?? '')}`,
    }),
  }
}

/** A click inside a link or button of the row is theirs; with Ctrl/⌘ the record opens in another tab. */
function abrirLinha(e: React.MouseEvent, url: string, ir: (u: string) => void): void {
  if ((e.target as Element).closest('a, button, input, label')) return
  if (e.ctrlKey || e.metaKey) window.open(url, '_blank', 'noopener')
  else ir(url)
}

/** A column as mantine-datatable wants it. */
function colunaDaTabela<L>(c: Coluna<L>, abrir?: (l: L) => string): DataTableColumn<L> {
  const mostrar = (l: L): ReactNode => (c.mostrar ? c.mostrar(l) : (c.valor(l) ?? '—'))
  return {
    accessor: c.id,
    title: c.soAcoes ? <VisuallyHidden>{c.titulo}</VisuallyHidden> : c.titulo,
    sortable: c.ordenavel ?? false,
    // Numbers and short words stay on one line; what draws itself decides for itself.
    noWrap: c.mostrar === undefined,
    textAlign: c.direita ? ('right' as const) : ('left' as const),
    ...(c.largura ? { width: c.largura } : {}),
    // On a phone a row is a card (tabela.css): each cell says its column's title there.
    customCellAttributes: (l: L) => ({
      'data-titulo': c.soAcoes ? '' : c.titulo,
      ...(!falta(l) && c.mostrar === undefined && (c.valor(l) ?? '') === '' ? { 'data-vazio': true } : {}),
    }),
    // What draws itself may be squeezed to a word per line; a narrow window scrolls to the side instead.
    titleStyle: { minWidth: c.largura ?? (c.mostrar ? 120 : undefined) },
    // The first column is a real link: for the middle button, for "copy address", for another tab. The keyboard has
    // the row itself.
    render: (l: L) =>
      falta(l) ? (
        <span className="tabela-falta esqueleto" />
      ) : abrir ? (
        <Link to={abrir(l)} tabIndex={-1} className="tabela-ligacao">
          {mostrar(l)}
        </Link>
      ) : (
        mostrar(l)
      ),
  }
}

/** No row passes the filters, which can be removed; or there is none yet. */
function Vazia({
  consulta,
  trocarTudo,
  vazio,
}: {
  consulta: Consulta
  trocarTudo: (busca: string) => void
  vazio: ReactNode
}) {
  const filtrada = consulta.busca !== undefined || Object.keys(consulta.filtros).length > 0
  if (!filtrada)
    return (
      <Text component="div" inherit ta="center" px="md">
        {vazio ?? 'Nada por aqui ainda'}
      </Text>
    )
  return (
    <Stack align="center" gap="xs">
      <Text size="sm">Nada encontrado com estes filtros</Text>
      <Button size="xs" variant="default" onClick={() => trocarTudo('')}>
        Limpar os filtros
      </Button>
    </Stack>
  )
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
