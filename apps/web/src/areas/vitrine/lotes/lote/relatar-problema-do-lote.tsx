// Tells the house that something is wrong with this announcement. The form is loaded on demand.
import { Button } from '@martelo/ui/button.tsx'
import { IconAlert } from '@martelo/ui/icones.tsx'
import { IconPrint } from '@martelo/ui/icones-de-ferramenta.tsx'
import { lazy, Suspense, useState } from 'react'

const Formulario = lazy(() => import('./formulario-do-problema.tsx'))

export function RodapeDoLote({ lelUid, nome }: { lelUid: string; nome: string }) {
  const [aberto, setAberto] = useState(false)
  return (
    <p className="lote__rodape">
      <Button size="s" variant="ghost" icon={IconPrint} onClick={() => print()}>
        Imprimir esta página
      </Button>
      <Button size="s" variant="ghost" icon={IconAlert} onClick={() => setAberto(true)}>
        Relatar um problema
      </Button>
      {aberto && (
        <Suspense fallback={null}>
          <Formulario lelUid={lelUid} nome={nome} aoFechar={() => setAberto(false)} />
        </Suspense>
      )}
    </p>
  )
}
