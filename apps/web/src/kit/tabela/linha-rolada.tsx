// A row of a list in one scroll. Thirty rows come with a frame when it is scrolled quickly: a cell of the library costs hooks
// and an effect of its own, this one is a <td>; and a row that stays in sight is not drawn again.
import { Table, type TableTrProps } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import { type CSSProperties, memo, type ReactNode } from 'react'

interface Props<L> {
  readonly linha: L
  /** its place in the whole list */
  readonly indice: number
  readonly colunas: readonly DataTableColumn<L>[]
  /** the first column, and the last one, stay in sight beside many */
  readonly presas: readonly [boolean, boolean]
  readonly rowProps: TableTrProps
  readonly medir: ((linha: HTMLElement | null) => void) | undefined
}

function Linha<L>({ linha, indice, colunas, presas, rowProps, medir }: Props<L>) {
  return (
    <Table.Tr {...rowProps} ref={medir ?? null} data-index={indice} aria-rowindex={indice + 2}>
      {colunas.map((c, i) => (
        <Celula
          key={String(c.accessor)}
          c={c}
          lado={presas[0] && i === 0 ? 'left' : presas[1] && i === colunas.length - 1 ? 'right' : undefined}
          atributos={c.customCellAttributes?.(linha, indice) ?? {}}
        >
          {c.render?.(linha, indice)}
        </Celula>
      ))}
    </Table.Tr>
  )
}

function Celula<L>({
  c,
  lado,
  atributos,
  children,
}: {
  readonly c: DataTableColumn<L>
  readonly lado: 'left' | 'right' | undefined
  readonly atributos: object
  readonly children: ReactNode
}) {
  const style: CSSProperties = {
    ...(c.width === undefined ? {} : { width: c.width, minWidth: c.width, maxWidth: c.width }),
    ...(lado && { position: 'sticky', [lado]: 0, overflow: 'visible' }),
  }
  const classes = [
    Table.classes.td,
    `mantine-datatable-text-align-${c.textAlign ?? 'left'}`,
    c.noWrap ? 'mantine-datatable-nowrap' : '',
  ]
  return (
    <td
      className={classes.join(' ')}
      style={style}
      data-pinned={lado}
      data-pinned-shadow={lado}
      {...atributos}
    >
      {children}
    </td>
  )
}

/** `rowProps` but for its place in the tab order follows from the rest. */
const igual = <L,>(a: Props<L>, b: Props<L>): boolean =>
  a.linha === b.linha &&
  a.indice === b.indice &&
  a.colunas === b.colunas &&
  a.presas[0] === b.presas[0] &&
  a.presas[1] === b.presas[1] &&
  a.medir === b.medir &&
  a.rowProps.tabIndex === b.rowProps.tabIndex

export const LinhaRolada = memo(Linha, igual) as typeof Linha
