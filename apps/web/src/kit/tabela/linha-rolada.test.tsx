import { MantineProvider, Table } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinhaRolada } from './linha-rolada.tsx'

interface Cliente {
  readonly nome: string
  readonly lances: number
}
const COLUNAS: readonly DataTableColumn<Cliente>[] = [
  {
    accessor: 'nome',
    render: (l) => <b>{l.nome}</b>,
    customCellAttributes: () => ({ 'data-titulo': 'Cliente' }),
  },
  { accessor: 'lances', render: (l) => l.lances, textAlign: 'right', noWrap: true, width: 90 },
]
const desenhar = (presas: readonly [boolean, boolean]): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Table>
        <Table.Tbody>
          <LinhaRolada
            linha={{ nome: 'Ana', lances: 7 }}
            indice={4_711}
            colunas={COLUNAS}
            presas={presas}
            rowProps={{ className: 'mantine-datatable-row', tabIndex: 0 }}
            medir={undefined}
          />
        </Table.Tbody>
      </Table>
    </MantineProvider>,
  )

test('a row says its place in the whole list, and each cell its column', () => {
  const html = desenhar([false, false])
  // The heading is the first row of the table.
  expect(html).toContain('aria-rowindex="4713"')
  expect(html).toContain('data-index="4711"')
  expect(html).toMatch(/<td [^>]*data-titulo="Cliente"[^>]*><b>Ana<\/b><\/td>/)
  expect(html).toMatch(/<td class="[^"]*text-align-right mantine-datatable-nowrap"[^>]*>7<\/td>/)
  expect(html).not.toContain('sticky')
})

test.each([
  [[true, false] as const, ['left']],
  [[true, true] as const, ['left', 'right']],
])('of %j the columns that stay in sight', (presas, lados) => {
  const achados = [...desenhar(presas).matchAll(/position:sticky;(left|right):0/g)].map((m) => m[1])
  expect(achados).toEqual(lados)
})
