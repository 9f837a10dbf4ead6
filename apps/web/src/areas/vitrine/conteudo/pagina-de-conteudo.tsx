// A page of the site that is made of sections: its title, then what the house arranged.
import type { ReactNode } from 'react'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import type { PaginaCarregada } from './carregar-pagina.server.ts'
import { larguraDe } from './largura-da-pagina.ts'
import { Secoes } from './secoes/secoes-da-pagina.tsx'

/** Any page but the home: its title, then its sections. */
export function PaginaDeConteudo({
  pagina,
  dados,
  marcar,
  meio,
}: PaginaCarregada & { readonly marcar?: boolean; readonly meio?: ReactNode }) {
  const { titulo, tituloPagina, descricaoPagina, imagemPrincipal } = pagina
  return (
    <>
      <Cabeca {...cabecaDe(pagina)} canonico={pagina.uri} indexar={!marcar} dados={dados} />
      <div className="secoes" {...larguraDe(pagina)}>
        <header className="secoes__cabeca" data-com-imagem={imagemPrincipal ? '' : undefined}>
          {imagemPrincipal && <img src={imagemPrincipal} alt="" fetchPriority="high" />}
          <div>
            <h1>{tituloPagina ?? titulo}</h1>
            {descricaoPagina && <p>{descricaoPagina}</p>}
          </div>
        </header>
        {meio}
        <Secoes sessoes={pagina.sessoes} {...(marcar ? { marcar } : {})} />
      </div>
    </>
  )
}
