// What the house says at the head of a page that has a screen of its own: heading, text below it, picture. The screen
// follows, then `SecoesAbaixo`.
import type { PaginaPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import type { ReactNode } from 'react'
import './abertura-da-pagina.css'

export function AberturaDaPagina({
  pagina,
  titulo = pagina.tituloPagina ?? pagina.titulo,
  className = '',
  children,
}: {
  readonly pagina: PaginaPublica
  /** where the record that is shown has a name of its own */
  readonly titulo?: string
  readonly className?: string
  /** what the screen adds to the house's words */
  readonly children?: ReactNode
}) {
  const { descricaoPagina, imagemPrincipal } = pagina
  if (!descricaoPagina && !imagemPrincipal && !children) return <h1>{titulo}</h1>
  return (
    <header className={`abertura ${className}`.trim()}>
      {imagemPrincipal && <img src={imagemPrincipal} alt="" fetchPriority="high" />}
      <h1>{titulo}</h1>
      {descricaoPagina && <p>{descricaoPagina}</p>}
      {children}
    </header>
  )
}
