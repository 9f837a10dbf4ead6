// The published rules of bidding, in plain words and in the words of this kind of site; below them what the house added (page 6).
import { Link } from '../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../caminhos.ts'
import type { Route } from './+types/regulamento.screen.ts'
import { exigirPaginaLigada, paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'
import { Secoes } from './secoes/secoes-da-pagina.tsx'
import './conteudo.css'
import { regras } from './regras-do-site.ts'

/** At an address of its own (`/regulamento/promocao`) a page of the house's, or none: what nobody published is not found. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await exigirPaginaLigada(context, IR.regulamento)
  const { url: qual } = params
  if (qual !== undefined) return { propria: await paginaDe(context, url.pathname), sessoes: [] }
  return { propria: null, sessoes: (await paginaDe(context, IR.regulamento)).pagina.sessoes }
}

export default function Regulamento({ loaderData: d }: Route.ComponentProps) {
  const p = usePalavras()
  if (d.propria) return <PaginaDeConteudo {...d.propria} />
  return (
    <div className="pagina">
      <Cabeca
        titulo="Regulamento"
        descricao={`Como funcionam os ${p.lote.varios}, ${p.lance.varios}, prazos, custos e retirada neste site.`}
        canonico={IR.regulamento}
      />
      <article className="texto">
        <h1>Regulamento</h1>
        <p>
          Este é o resumo das regras gerais. Cada {p.leilao.um} tem o seu {p.edital.um}, que prevalece sobre
          este resumo e está na página dele, na <Link to={IR.agenda}>{p.agenda.um}</Link>.
        </p>
        <p>
          <Link to={IR.regrasDeLance}>
            Exemplos resolvidos: limites automáticos, empates, prorrogação e quedas
          </Link>
        </p>
        {regras(p).map(({ titulo, itens }) => (
          <section key={titulo}>
            <h2>{inicial(titulo)}</h2>
            <ul>
              {itens.map((texto) => (
                <li key={texto}>{texto}</li>
              ))}
            </ul>
          </section>
        ))}
      </article>
      <div className="secoes">
        <Secoes sessoes={d.sessoes} />
      </div>
    </div>
  )
}
