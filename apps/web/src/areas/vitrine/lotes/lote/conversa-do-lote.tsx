// Questions about this lot, answered by the consignor and by the house, live; loaded when it is opened. Who would rather not sign
// in asks the house by WhatsApp, with the lot already named.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconMessage } from '@martelo/ui/icones-de-ferramenta.tsx'
import { lazy } from 'react'
import { useMarca, useOrigem } from '../../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { AoAbrir } from './ao-abrir.tsx'
import { useDadosDoLote } from './dados-do-lote.ts'

const Conversa = lazy(() =>
  import('../../../../parts/conversas/conversa.tsx').then((m) => ({ default: m.Conversa })),
)

export function ConversaDoLote() {
  const p = usePalavras()
  const { uid, leilao } = useDadosDoLote().lote
  return (
    <section className="lote__conversa">
      <h2>Perguntas ao {p.comitente.um}</h2>
      <AoAbrir titulo="Ver as perguntas e fazer a sua">
        <Conversa
          lelUid={uid}
          sala={leilao.uid}
          titulo={`${inicial(p.comitente.um)} e equipe respondem aqui`}
        />
      </AoAbrir>
      <PeloWhatsapp />
    </section>
  )
}

function PeloWhatsapp() {
  const { whatsapp } = useMarca()
  const { origem } = useOrigem()
  const { numero, nome, url } = useDadosDoLote().lote
  const { lote } = usePalavras()
  if (!whatsapp) return null
  const texto = `Tenho uma pergunta sobre o ${lote.um} ${numero}, ${nome}: ${origem}${url}`
  return (
    <a
      href={`${whatsapp.url}?text=${encodeURIComponent(texto)}`}
      target="_blank"
      rel="noopener noreferrer"
      {...buttonLook({ size: 's' })}
    >
      <IconMessage size={18} /> Perguntar pelo WhatsApp
    </a>
  )
}
