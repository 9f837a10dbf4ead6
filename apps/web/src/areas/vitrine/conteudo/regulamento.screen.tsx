// The published rules of bidding, in plain words and in the words of this kind of site.
import { Link } from 'react-router'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../caminhos.ts'
import type { Route } from './+types/regulamento.screen.ts'
import { exigirPaginaLigada } from './carregar-pagina.server.ts'
import './conteudo.css'
import { regras } from './regras-do-site.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await exigirPaginaLigada(context, IR.regulamento)
  return null
}

export default function Regulamento() {
  const p = usePalavras()
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
    </div>
  )
}
