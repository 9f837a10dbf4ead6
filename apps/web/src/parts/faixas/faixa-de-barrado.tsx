// The line was closed because the house keeps this person out: said on every page, also where nothing else would speak (the
// room, the follow-up, the studio), until a connection is let in again.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { useEffect, useState } from 'react'
import { acompanharDepois } from '../../core/entrar-depois.ts'

export function FaixaDeBarrado() {
  const [barrado, setBarrado] = useState(false)
  useEffect(() => acompanharDepois((s) => setBarrado(s === 'barrada')), [])
  if (!barrado) return null
  return (
    <div className="faixa-do-topo" role="alert">
      <span>{MENSAGENS.acessoBloqueado}</span>
    </div>
  )
}
