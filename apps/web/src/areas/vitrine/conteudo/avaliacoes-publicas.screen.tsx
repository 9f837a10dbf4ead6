// What buyers say who collected what they bought, with the house's answers. Each was let pass by a person and changed by none.
import { Pagination } from '@martelo/ui/pagination.tsx'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/avaliacoes-publicas.screen.ts'
import './avaliacoes-publicas.css'
import './conteudo.css'

const POR_PAGINA = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const pagina = Math.min(500, Math.max(1, Math.floor(Number(url.searchParams.get('pagina'))) || 1))
  return {
    pagina,
    ...(await context.get(doServidor).chamar('GET /v1/avaliacoes/publicas', { query: { pagina } })),
  }
}

const notaDita = (n: number): string => String(n).replace('.', ',')

export default function AvaliacoesPublicas({ loaderData: d }: Route.ComponentProps) {
  const { nome } = useMarca()
  return (
    <div className="pagina">
      <Cabeca
        titulo="O que dizem os compradores"
        descricao={`Avaliações de quem comprou e retirou com ${nome}.`}
        canonico={IR.avaliacoes}
      />
      <article className="texto avaliacoes">
        <h1>O que dizem os compradores</h1>
        <p>
          {d.media === null
            ? `Ainda não há avaliações de compras com ${nome}.`
            : `${notaDita(d.media)} de 5, em ${d.total === 1 ? 'uma avaliação' : `${d.total} avaliações`}.`}{' '}
          Só avalia quem comprou e retirou. A casa modera palavras ofensivas e dados pessoais, responde, e não
          muda nada.
        </p>
        <ul>
          {d.avaliacoes.map((a) => (
            <li key={a.uid}>
              <p className="avaliacoes__nota">
                <span aria-hidden="true">{'★'.repeat(a.nota) + '☆'.repeat(5 - a.nota)}</span>
                <span className="ui-visually-hidden">{`${a.nota} de 5`}</span>
              </p>
              {a.texto && <p>{a.texto}</p>}
              <p className="avaliacoes__quem">
                {[a.quem, a.bem, formatarData(Date.parse(a.escritaAt))].filter(Boolean).join(' · ')}
              </p>
              {a.resposta && (
                <blockquote>
                  <b>{`Resposta de ${nome}: `}</b>
                  {a.resposta}
                </blockquote>
              )}
            </li>
          ))}
        </ul>
        {d.total > POR_PAGINA && (
          <Pagination
            page={d.pagina}
            pages={Math.ceil(d.total / POR_PAGINA)}
            href={(n) => `${IR.avaliacoes}?pagina=${n}`}
          />
        )}
      </article>
    </div>
  )
}
