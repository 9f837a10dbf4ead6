// A table that is wider than a telephone scrolls in itself, by the keyboard too.
import { Table } from '@mantine/core'

export interface PropsDaTabelaLarga {
  /** accessible name, for keyboard and screen reader */
  readonly nome: string
  readonly largura: number
  readonly children: React.ReactNode
}

export function TabelaLarga({ nome, largura, children }: PropsDaTabelaLarga) {
  return (
    <Table.ScrollContainer
      minWidth={largura}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': nome } }}
    >
      <Table striped>{children}</Table>
    </Table.ScrollContainer>
  )
}
