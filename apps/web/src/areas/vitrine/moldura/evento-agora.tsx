// The house's own event, while it lasts: one line at the foot of the window that may be closed. A live auction without an
// event is told by the header. Specification 7: a failure to ask is silent.
import { IconButton } from '@martelo/ui/button.tsx'
import { IconClose } from '@martelo/ui/icones.tsx'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Link } from '../../../core/ligacao.tsx'
import { useDadosDaMoldura } from './dados-da-moldura.ts'
import './evento-agora.css'

interface Evento {
  readonly uid: string
  readonly nome: string
  readonly url: string
}
const FECHADO = 'martelo.evento-fechado'

/** A browser that keeps nothing shows it again on the next page. */
function fechado(): string | null {
  try {
    return sessionStorage.getItem(FECHADO)
  } catch {
    return null
  }
}

export function EventoAgora() {
  const [evento, setEvento] = useState<Evento | null>(null)
  const aoVivo = useDadosDaMoldura()?.aoVivo
  useEffect(() => {
    let aqui = true
    chamar('GET /v1/hotsite/busca-evento/ativo')
      .then(({ evento: e }) => aqui && e !== null && e.uid !== fechado() && setEvento(e))
      .catch(() => undefined)
    return () => {
      aqui = false
    }
  }, [])
  if (evento === null || aoVivo?.some((l) => l.uid === evento.uid)) return null
  const fechar = (): void => {
    setEvento(null)
    try {
      sessionStorage.setItem(FECHADO, evento.uid)
    } catch {
      // Then it is closed on this page alone.
    }
  }
  return (
    <aside className="evento-agora" aria-label="Evento">
      <span>
        Acontece agora: <Link to={evento.url}>{evento.nome}</Link>
      </span>
      <IconButton icon={IconClose} label="Fechar o aviso do evento" size="s" onClick={fechar} />
    </aside>
  )
}
