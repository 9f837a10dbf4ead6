// A version of the house's terms that came into force since the client agreed: read here and accepted. It stands above the
// page and hides none: he must reach his purchases either way. On the storefront it is one line until he opens it.
import { Button } from '@martelo/ui/button.tsx'
import { useId, useState } from 'react'
import { LeituraDosTermos, Mudancas } from './leitura-dos-termos.tsx'
import { NOME_DO_TERMO } from './termos-da-casa.ts'
import './termos.css'
import { useTermos } from './usar-termos.ts'

interface Props {
  /** only its title and the way to open it, until it is opened */
  readonly resumido?: boolean
  readonly aoAceitar?: () => void
}

export default function TermosAAceitar({ resumido = false, aoAceitar }: Props) {
  const { termos, reler } = useTermos()
  const [aberto, setAberto] = useState(false)
  const titulo = useId()
  if (termos === null || termos.length === 0) return null
  const nomes = termos.map((v) => `${NOME_DO_TERMO[v.documento]} (versão ${v.numero})`).join(' e ')
  return (
    <section className="termos" data-aberto={aberto || undefined} aria-labelledby={titulo}>
      <div className="termos__linha">
        <p id={titulo} className="termos__titulo">{`Há uma versão nova: ${nomes}`}</p>
        {!aberto && (
          <Button size="s" onClick={() => setAberto(true)}>
            Ler e aceitar
          </Button>
        )}
      </div>
      {(aberto || !resumido) && termos.map((v) => <Mudancas key={v.uid} v={v} />)}
      {aberto && (
        // Other words are another reading: the consent begins anew with them.
        <LeituraDosTermos
          key={termos.map((v) => v.digest).join()}
          termos={termos}
          reler={reler}
          aoAceitar={aoAceitar}
          aoFechar={() => setAberto(false)}
        />
      )}
    </section>
  )
}
