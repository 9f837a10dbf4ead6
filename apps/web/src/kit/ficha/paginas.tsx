// The pages below a list that is no table: nothing where there is one page, and each step has a name.
import { Pagination } from '@mantine/core'

interface Props {
  readonly total: number
  readonly porPagina: number
  readonly pagina: number
  readonly aoMudar: (pagina: number) => void
}

const PASSO = { next: 'Próxima página', previous: 'Página anterior', first: 'Primeira', last: 'Última' }

export function Paginas({ total, porPagina, pagina, aoMudar }: Props) {
  if (total <= porPagina) return null
  return (
    <Pagination
      mt="sm"
      total={Math.ceil(total / porPagina)}
      value={pagina}
      onChange={aoMudar}
      getItemProps={(p) => ({ 'aria-label': `Página ${p}` })}
      getControlProps={(c) => ({ 'aria-label': PASSO[c] })}
    />
  )
}
