// How bids are decided, by examples that the judge played: each request, its answer, and what the history shows.
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { reais } from '../../../parts/lotes/reais.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/regras-de-lance.screen.ts'
import { exigirPaginaLigada } from './carregar-pagina.server.ts'
import './conteudo.css'
import './regras-de-lance.css'
import { regrasPublicadas } from './regras-de-lance.server.ts'

/** They belong to page 6: a house without rules on the site has no examples of them. */
export async function loader({ context }: Route.LoaderArgs) {
  await exigirPaginaLigada(context, IR.regulamento)
  return regrasPublicadas(context.get(doServidor).marca.tipo)
}

type Dados = Route.ComponentProps['loaderData']
type Caso = Dados['temas'][number]['casos'][number]

export default function RegrasDeLance({ loaderData: d }: Route.ComponentProps) {
  const p = usePalavras()
  return (
    <div className="pagina">
      <Cabeca
        titulo={`Como se decide cada ${p.lance.um}`}
        descricao={`Valores aceitos, limites automáticos, empates, prorrogação e quedas, com exemplos resolvidos pelo mesmo programa que decide cada ${p.lance.um}.`}
        canonico={IR.regrasDeLance}
      />
      <article className="texto regras-de-lance">
        <h1>Como se decide cada {p.lance.um}</h1>
        <p>
          Cada exemplo abaixo foi resolvido pelo mesmo programa que decide cada {p.lance.um} deste site, no
          momento em que esta página foi aberta. As demais regras estão no{' '}
          <Link to={IR.regulamento}>regulamento</Link>.
        </p>
        {d.temas.map((t) => (
          <section key={t.tema}>
            <h2 id={t.tema}>{t.titulo}</h2>
            <p>{t.texto}</p>
            {t.casos.map((c) => (
              <Exemplo key={c.titulo} caso={c} />
            ))}
          </section>
        ))}
        <Quedas d={d} />
      </article>
    </div>
  )
}

function Exemplo({ caso }: { caso: Caso }) {
  return (
    <>
      <h3>{caso.titulo}</h3>
      <ol className="regras-de-lance__passos">
        {caso.linhas.map((l, i) => (
          <li key={`${l.quem}-${l.valor}-${String(i)}`} data-aceito={l.aceito || undefined}>
            <p>
              <b>{l.quem}</b> {l.pede === 'lance' ? 'oferece' : 'põe limite em'} <b>{reais(l.valor)}</b>
              {l.faltam !== undefined && (l.faltam > 0 ? `, com ${l.faltam} s no relógio` : ', já sem tempo')}
            </p>
            <p className="regras-de-lance__resposta">
              {l.aceito ? '✓' : '✕'} {l.resposta}
            </p>
            <p className="regras-de-lance__historico">
              {l.registros.length > 0 &&
                `No histórico: ${l.registros.map((r) => `${r.quem} ${reais(r.valor)}${r.automatico ? ' (automático)' : ''}`).join(' → ')}. `}
              {l.valorAtual === null
                ? `Próximo valor: ${reais(l.proximo)}.`
                : `Na frente: ${l.lider}, com ${reais(l.valorAtual)}. Próximo valor: ${reais(l.proximo)}.`}
              {l.restam !== null && ` Relógio depois: ${String(l.restam)} s.`}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

function Quedas({ d }: { d: Dados }) {
  const p = usePalavras()
  return (
    <section>
      <h2 id="quedas">Se o sistema cair</h2>
      <p>
        Nenhum {p.lote.um} é vendido no escuro. Quando ninguém pôde {p.darLance} por mais de{' '}
        {d.toleradaSegundos} s, todo {p.lote.um} que corria, ou que acabou nesse meio tempo, recebe de volta o
        tempo perdido e mais {d.folgaSegundos} s; a sala avisa e o registro guarda.
      </p>
      <table className="regras-de-lance__quedas">
        <caption className="ui-visually-hidden">Tempo devolvido depois de uma queda</caption>
        <thead>
          <tr>
            <th scope="col">Fora do ar</th>
            <th scope="col">Faltavam</th>
            <th scope="col">Na volta faltam</th>
          </tr>
        </thead>
        <tbody>
          {d.quedas.map((q) => (
            <tr key={q.caiuPor}>
              <td>{q.caiuPor} s</td>
              <td>{q.faltavam} s</td>
              <td>{q.restam} s</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
