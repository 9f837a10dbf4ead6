// The frame of printed pages: a sheet on the screen, plain paper on the printer. Rendered by the server, without the
// working areas' libraries.
import { Outlet } from 'react-router'
import './moldura.css'

export default function MolduraDosImpressos() {
  return (
    <main className="folha">
      <Outlet />
    </main>
  )
}
