// The storefront's frame: header, page, footer.
import { Outlet } from 'react-router'
import { useMarca } from '../../core/marca-atual.ts'

export default function MolduraDaVitrine() {
  const marca = useMarca()
  return (
    <>
      <header style={{ padding: 'var(--space-4) var(--page-gutter)' }}>{marca.nome}</header>
      <main>
        <Outlet />
      </main>
    </>
  )
}
