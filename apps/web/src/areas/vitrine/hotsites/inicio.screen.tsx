// The home page of a hotsite: search, what is live, what ends soon, where to start, and how it works. A section without
// anything to show is not there.
import { IconArrowRight } from '@martelo/ui/icones.tsx'
import { Accordion } from '@martelo/ui/accordion.tsx'
import { Link } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { Cabeca } from '../cabeca.tsx'
import { IR, lotesCom } from '../caminhos.ts'
import type { Route } from './+types/inicio.screen.ts'
import { Categorias } from './inicio/categorias.tsx'
import { Heroi } from './inicio/heroi.tsx'
import './inicio/inicio.css'
import { LeiloesAoVivo, ProximosLeiloes } from './inicio/leiloes.tsx'
import { Passos } from './inicio/passos.tsx'
import { Trilho } from './inicio/trilho.tsx'

const LOTES_POR_LEILAO = 3

/** Sites that show lots to signed-in people only have a home without them. */
const semLotes = { destaques: [], encerrando: [], categorias: [], total: 0 }

export async function loader({ context }: Route.LoaderArgs) {
  const { chamar, marca, quem } = context.get(doServidor)
  const fechado = marca.necessarioLoginParaVisualizar && quem === null
  const [lotes, leiloes] = await Promise.all([
    fechado ? semLotes : chamar('GET /v1/lote/buscar-destaques-pagina-inicial'),
    chamar('GET /v1/leiloes/lista-site/destaques/:x', { params: { x: LOTES_POR_LEILAO } }),
  ])
  return { lotes, leiloes }
}

export default function Inicio({ loaderData: { lotes, leiloes } }: Route.ComponentProps) {
  const marca = useMarca()
  const p = usePalavras()
  const aoVivo = leiloes.filter((l) => l.quadro === 'ao-vivo')
  const proximos = leiloes.filter((l) => l.quadro !== 'ao-vivo')
  return (
    <>
      <Cabeca
        titulo={marca.nome}
        descricao={marca.descricao || marca.slogan}
        canonico={IR.inicio}
        dados={(origem) => [organizacao(origem, marca), site(origem, marca.nome)]}
      />
      <Heroi total={lotes.total} />
      <div className="inicio">
        {aoVivo.length > 0 && <LeiloesAoVivo leiloes={aoVivo} />}
        <Categorias categorias={lotes.categorias} />
        {lotes.encerrando.length > 0 && (
          <Trilho titulo="Encerrando primeiro" para={lotesCom({ ordem: 'dataFim' })}>
            {lotes.encerrando.map((l, i) => (
              <CartaoDoLote key={l.uid} lote={l} prioridade={i < 2 && aoVivo.length === 0} />
            ))}
          </Trilho>
        )}
        {lotes.destaques.length > 0 && (
          <Trilho titulo={`${inicial(p.lote.varios)} em destaque`} para={IR.lotes}>
            {lotes.destaques.map((l) => (
              <CartaoDoLote key={l.uid} lote={l} />
            ))}
          </Trilho>
        )}
        {proximos.length > 0 && <ProximosLeiloes leiloes={proximos} />}
        <Passos />
        {marca.perguntas.length > 0 && (
          <section className="inicio__duvidas">
            <h2>Perguntas frequentes</h2>
            <Accordion
              items={marca.perguntas.map(({ pergunta, resposta }) => ({
                id: pergunta,
                title: pergunta,
                content: <p>{resposta}</p>,
              }))}
            />
          </section>
        )}
        <Link to={IR.lotes} className="inicio__todos">
          <span>
            <b>Encontre o seu</b>
            {lotes.total > 0
              ? `${lotes.total} ${p.lote.varios} abertos agora`
              : `Veja todos os ${p.lote.varios}`}
          </span>
          <IconArrowRight size={28} />
        </Link>
      </div>
    </>
  )
}

type Marca = ReturnType<typeof useMarca>

function organizacao(origem: string, m: Marca): object {
  return {
    '@type': 'Organization',
    name: m.nome,
    url: origem,
    ...(m.logo ? { logo: origem + m.logo } : {}),
    ...(m.telefone ? { telephone: m.telefone } : {}),
    ...(m.emailContato ? { email: m.emailContato } : {}),
    sameAs: Object.values(m.redes),
  }
}

function site(origem: string, nome: string): object {
  return {
    '@type': 'WebSite',
    name: nome,
    url: origem,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origem}${IR.lotes}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
