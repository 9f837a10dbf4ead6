// A table that is wider than a telephone scrolls in itself, by the keyboard too.
import { Table } from '@mantine/core'

export interface PropsDaTabelaLarga {
  /** what it is, for whoever comes to it by the keyboard */
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
