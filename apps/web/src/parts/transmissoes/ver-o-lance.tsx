// "Ver o lance": the recording at the moment of a bid, found by its receipt (the hash of its row in the lot's log) or by the
// number that the lot's history gives it.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import './transmissao-da-casa.css'

export function VerOLance({ lelUid, recibo }: { readonly lelUid: string; readonly recibo: string | number }) {
  const [filme, setFilme] = useState<string | null>(null)
  const [recado, setRecado] = useState<string | null>(null)
  const ver = (): void => {
    setRecado('Procurando a gravação.')
    chamar('GET /v1/gravacao/by-lote/:lelUid', { params: { lelUid } }).then(
      (marcas) => {
        const marca = marcas.find((m) => (typeof recibo === 'number' ? m.numero : m.hash) === recibo)
        setFilme(marca?.url ?? null)
        setRecado(marca ? null : 'A gravação deste lance já não está guardada.')
      },
      (e: unknown) => setRecado(e instanceof Error ? e.message : 'Não foi possível abrir a gravação.'),
    )
  }
  return (
    <span className="ver-o-lance">
      {filme === null ? (
        <button type="button" onClick={ver} {...buttonLook({ size: 's', variant: 'secondary' })}>
          <IconPlay size={16} /> Ver o lance
        </button>
      ) : (
        <video src={filme} controls autoPlay muted playsInline aria-label="Gravação do lance">
          <track kind="captions" />
        </video>
      )}
      {recado && <small role="status">{recado}</small>}
    </span>
  )
}
