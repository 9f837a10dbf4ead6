// A page of the site that is made of sections: its title, then what the house arranged.
import { Cabeca } from '../cabeca.tsx'
import type { PaginaCarregada } from './carregar-pagina.server.ts'
import { Secoes } from './secoes/secoes-da-pagina.tsx'

/** Any page but the home: its title, then its sections. */
export function PaginaDeConteudo({ pagina, dados, marcar }: PaginaCarregada & { readonly marcar?: boolean }) {
  const { titulo, tituloPagina, descricaoPagina, imagemPrincipal } = pagina
  return (
    <>
      <Cabeca
        titulo={titulo}
        descricao={pagina.descricao}
        canonico={pagina.uri}
        imagem={imagemPrincipal}
        indexar={!marcar}
        dados={dados}
      />
      <div className="secoes">
        <header className="secoes__cabeca" data-com-imagem={imagemPrincipal ? '' : undefined}>
          {imagemPrincipal && <img src={imagemPrincipal} alt="" fetchPriority="high" />}
          <div>
            <h1>{tituloPagina ?? titulo}</h1>
            {descricaoPagina && <p>{descricaoPagina}</p>}
          </div>
        </header>
        <Secoes sessoes={pagina.sessoes} {...(marcar ? { marcar } : {})} />
      </div>
    </>
  )
}
