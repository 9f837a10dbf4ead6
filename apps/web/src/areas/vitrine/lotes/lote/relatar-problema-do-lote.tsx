// What one does at the page's end: ask for more of its kind, print it, tell the house that something is wrong with it. The form
// is loaded on demand.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { IconBell } from '@martelo/ui/icones-da-lista.tsx'
import { IconAlert } from '@martelo/ui/icones.tsx'
import { IconPrint } from '@martelo/ui/icones-de-ferramenta.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { useQuem } from '../../../../core/marca-atual.ts'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import { useRecurso } from '../../../../core/recurso-ligado.ts'

const Formulario = lazy(() => import('./formulario-do-problema.tsx'))

interface Props {
  readonly lelUid: string
  readonly nome: string
  /** where one asks for more of its model */
  readonly avise: string
}

export function RodapeDoLote({ lelUid, nome, avise }: Props) {
  const { lote } = usePalavras()
  const quem = useQuem()
  const avisa = useRecurso('buscas-salvas') && (quem === null || quem.cliUid !== null)
  const [aberto, setAberto] = useState(false)
  return (
    <p className="lote__rodape">
      {avisa && (
        <Link to={avise} {...buttonLook({ size: 's', variant: 'secondary' })}>
          <IconBell size={16} /> {`Avise-me de ${lote.varios} parecidos`}
        </Link>
      )}
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
