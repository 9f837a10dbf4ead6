// The home page of a hotsite: its sections, as the house arranged them. A section without anything to show is not there.
import { doServidor } from '../../../core/contexto.ts'
import { emTexto, lerTexto } from '../../../core/em-texto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { larguraDe } from '../conteudo/largura-da-pagina.ts'
import { Secoes } from '../conteudo/secoes/secoes-da-pagina.tsx'
import type { Route } from './+types/inicio.screen.ts'
import { sobreOSite } from './inicio/sobre-o-site.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pagina } = await paginaDe(context, IR.inicio)
  return emTexto(context, 'inicio', { pagina, dados: sobreOSite(url.origin, context.get(doServidor).marca) })
}

export default function Inicio({ loaderData }: Route.ComponentProps) {
  const { pagina, dados } = lerTexto(loaderData)
  const marca = useMarca()
  return (
    <>
      <Cabeca
        {...cabecaDe(pagina)}
        titulo={pagina.tituloPagina ?? marca.nome}
        descricao={pagina.descricao || marca.descricao || marca.slogan}
        canonico={IR.inicio}
        dados={dados}
      />
      <div className="secoes" {...larguraDe(pagina)}>
        <Secoes sessoes={pagina.sessoes} />
      </div>
    </>
  )
}
