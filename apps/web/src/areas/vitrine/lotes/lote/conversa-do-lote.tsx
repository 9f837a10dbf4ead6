// Questions about this lot, answered by the consignor and by the house, live; loaded when it is opened.
import { lazy } from 'react'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { AoAbrir } from './ao-abrir.tsx'

const Conversa = lazy(() =>
  import('../../../../parts/conversas/conversa.tsx').then((m) => ({ default: m.Conversa })),
)

export function ConversaDoLote({ lelUid, leiUid }: { lelUid: string; leiUid: string }) {
  const p = usePalavras()
  return (
    <section className="lote__conversa">
      <h2>Perguntas ao {p.comitente.um}</h2>
      <AoAbrir titulo="Ver as perguntas e fazer a sua">
        <Conversa
          lelUid={lelUid}
          sala={leiUid}
          titulo={`${inicial(p.comitente.um)} e equipe respondem aqui`}
        />
      </AoAbrir>
    </section>
  )
}
