// One sheet in the middle of the page: sign-in, sign-up, confirmations. A title, one sentence, the form.
import type { ReactNode } from 'react'
import './folha.css'

export function Folha({
  titulo,
  resumo,
  larga = false,
  children,
}: {
  titulo: string
  resumo?: ReactNode
  larga?: boolean
  children: ReactNode
}) {
  return (
    <section className="folha" data-larga={larga || undefined}>
      <h1>{titulo}</h1>
      {resumo && <p className="folha-resumo">{resumo}</p>}
      {children}
    </section>
  )
}

/** What no field shows: why the form was refused, or what failed. */
export function FalhaDoFormulario({
  falha,
}: {
  falha: { texto: string; requestId: string | undefined } | null
}) {
  return (
    <div role="alert" aria-live="assertive">
      {falha && (
        <p className="folha-falha">
          {falha.texto}
          {falha.requestId && <small> Código: {falha.requestId}</small>}
        </p>
      )}
    </div>
  )
}
