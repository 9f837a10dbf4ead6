// One sheet in the middle of the page: sign-in, sign-up, confirmations. A title, one sentence, the form.
import type { ReactNode } from 'react'
import './folha.css'

/** What the house said of its page, for the sheet on it. */
export const folhaDe = (p: {
  readonly titulo: string
  readonly tituloPagina: string | null
  readonly descricaoPagina: string | null
  readonly imagemPrincipal: string | null
}) => ({
  titulo: p.tituloPagina ?? p.titulo,
  resumo: p.descricaoPagina ?? undefined,
  imagem: p.imagemPrincipal,
})

export function Folha({
  titulo,
  resumo,
  imagem,
  larga = false,
  children,
}: {
  titulo: string
  resumo?: ReactNode
  imagem?: string | null
  larga?: boolean
  children: ReactNode
}) {
  return (
    <section className="formulario" data-larga={larga || undefined}>
      {imagem && <img className="formulario-imagem" src={imagem} alt="" />}
      <h1>{titulo}</h1>
      {resumo && <p className="formulario-resumo">{resumo}</p>}
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
        <p className="formulario-falha">
          {falha.texto}
          {falha.requestId && <small> Código: {falha.requestId}</small>}
        </p>
      )}
    </div>
  )
}
