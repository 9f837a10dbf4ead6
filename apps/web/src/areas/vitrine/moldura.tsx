// The storefront's frame: header, page, footer. It loads once per visit; what changes during it (what is live, the
// favourites, the visitor's own bids) comes by the room of the site, in a part that is loaded after the page stands.
import { SkipLink } from '@martelo/ui/visually-hidden.tsx'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { doServidor } from '../../core/contexto.ts'
import { emTexto } from '../../core/em-texto.ts'
import type { Route } from './+types/moldura.ts'
import { aoVer, tardia } from '../../core/ao-ver.ts'
import { Cabecalho } from '../../parts/cabeca/cabecalho.tsx'
import { CabecaDoSite } from '../../parts/cabeca/dados-da-cabeca.ts'
import { useBuscaNaPagina, useDadosDaMoldura } from './moldura/dados-da-moldura.ts'
import { FaixaDoLeiloeiro } from './moldura/faixa-do-leiloeiro.tsx'
import './moldura/moldura.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { leiloeiros, aoVivo, paginasDesligadas, paginasDaCasa } = await context
    .get(doServidor)
    .chamar('GET /v1/hotsite/public')
  return emTexto(context, 'moldura', {
    leiloeiros,
    aoVivo,
    desligadas: paginasDesligadas,
    daCasa: paginasDaCasa,
  })
}

/** Only when it is asked for by name (the room said that an auction started or ended), never by a click. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

const PaginaDeErro = tardia<{ erro: unknown; dentro?: boolean }>(() =>
  import('../../core/pagina-de-erro.tsx').then((m) => ({ default: m.PaginaDeErro })),
)
const PaginaViva = tardia(() => import('./moldura/pagina-viva.tsx'))
const Rodape = aoVer(() => import('./moldura/rodape.tsx'))
const RODAPE = (
  <Suspense fallback={null}>
    <Rodape />
  </Suspense>
)

export default function MolduraDaVitrine() {
  return (
    <Quadro>
      <Outlet />
    </Quadro>
  )
}

function Quadro({ children }: { children: ReactNode }) {
  const dados = useDadosDaMoldura()
  const buscaNaPagina = useBuscaNaPagina()
  const [pronta, setPronta] = useState(false)
  useEffect(() => setPronta(true), [])
  return (
    <CabecaDoSite value={dados ?? null}>
      <SkipLink />
      <FaixaDoLeiloeiro />
      <Cabecalho buscaNaPagina={buscaNaPagina} />
      {pronta && (
        <Suspense fallback={null}>
          <PaginaViva />
        </Suspense>
      )}
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {RODAPE}
    </CabecaDoSite>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Quadro>
      <Suspense fallback={<h1>Não foi possível abrir esta página</h1>}>
        <PaginaDeErro erro={error} dentro />
      </Suspense>
    </Quadro>
  )
}
