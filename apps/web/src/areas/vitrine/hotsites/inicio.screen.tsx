// The home page of a hotsite: search, what is live, what ends soon, where to start, and how it works. A section without
// anything to show is not there.
import { Suspense } from 'react'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { CartaoDoLote, TAMANHOS_NO_TRILHO } from '../../../parts/lotes/cartao-do-lote.tsx'
import { aoVer } from '../ao-ver.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR, lotesCom } from '../caminhos.ts'
import type { Route } from './+types/inicio.screen.ts'
import { Categorias } from './inicio/categorias.tsx'
import { Heroi } from './inicio/heroi.tsx'
import '@martelo/ui/accordion.css'
import './inicio/inicio.css'
import { Trilho } from '../trilho.tsx'
import { LeiloesAoVivo } from './inicio/leiloes-ao-vivo.tsx'
import { sobreOSite } from './inicio/sobre-o-site.server.ts'

const LOTES_POR_LEILAO = 3

/** Sites that show lots to signed-in people only have a home without them. */
const semLotes = { destaques: [], encerrando: [], categorias: [], total: 0 }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { chamar, marca, quem } = context.get(doServidor)
  const fechado = marca.necessarioLoginParaVisualizar && quem === null
  const [lotes, leiloes] = await Promise.all([
    fechado ? semLotes : chamar('GET /v1/lote/buscar-destaques-pagina-inicial'),
    chamar('GET /v1/leiloes/lista-site/destaques/:x', { params: { x: LOTES_POR_LEILAO } }),
  ])
  return { lotes, leiloes, dados: sobreOSite(url.origin, marca) }
}

const Abaixo = aoVer(() => import('./inicio/abaixo.tsx'))
const ABAIXO = (
  <Suspense fallback={null}>
    <Abaixo />
  </Suspense>
)

export default function Inicio({ loaderData: { lotes, leiloes, dados } }: Route.ComponentProps) {
  const marca = useMarca()
  const p = usePalavras()
  const aoVivo = leiloes.filter((l) => l.quadro === 'ao-vivo')
  return (
    <>
      <Cabeca
        titulo={marca.nome}
        descricao={marca.descricao || marca.slogan}
        canonico={IR.inicio}
        dados={dados}
      />
      <Heroi total={lotes.total} />
      <div className="inicio">
        {aoVivo.length > 0 && <LeiloesAoVivo leiloes={aoVivo} />}
        <Categorias categorias={lotes.categorias} />
        {lotes.encerrando.length > 0 && (
          <Trilho titulo="Encerrando primeiro" para={lotesCom({ ordem: 'dataFim' })}>
            {lotes.encerrando.map((l, i) => (
              <CartaoDoLote
                key={l.uid}
                lote={l}
                prioridade={i < 2 && aoVivo.length === 0}
                tamanhos={TAMANHOS_NO_TRILHO}
              />
            ))}
          </Trilho>
        )}
        {lotes.destaques.length > 0 && (
          <Trilho titulo={`${inicial(p.lote.varios)} em destaque`} para={IR.lotes}>
            {lotes.destaques.map((l) => (
              <CartaoDoLote key={l.uid} lote={l} tamanhos={TAMANHOS_NO_TRILHO} />
            ))}
          </Trilho>
        )}
        {ABAIXO}
      </div>
    </>
  )
}
