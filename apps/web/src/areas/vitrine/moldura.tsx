// The storefront's frame: header, page, footer. It loads once per visit; what changes while somebody looks (what is
// live, what he favours, where he stands) comes by the room of the site, in a part that is loaded after the page stands.
import { SkipLink } from '@martelo/ui/visually-hidden.tsx'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { doServidor } from '../../core/contexto.ts'
import { PaginaDeErro } from '../../core/pagina-de-erro.tsx'
import type { Route } from './+types/moldura.ts'
import { Cabecalho } from './moldura/cabecalho.tsx'
import './moldura/moldura.css'
import { Rodape } from './moldura/rodape.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { leiloeiros, aoVivo } = await context.get(doServidor).chamar('GET /v1/hotsite/public')
  return { leiloeiros, aoVivo }
}
export type DadosDaMoldura = Awaited<ReturnType<typeof loader>>

/** Only when it is asked for by name (the room said that an auction started or ended), never by a click. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

const PaginaViva = lazy(() => import('./moldura/pagina-viva.tsx'))
const ROTA = 'areas/vitrine/moldura'

export default function MolduraDaVitrine() {
  return (
    <Quadro>
      <Outlet />
    </Quadro>
  )
}

function Quadro({ children }: { children: ReactNode }) {
  const dados = useRouteLoaderData<DadosDaMoldura>(ROTA)
  const [pronta, setPronta] = useState(false)
  useEffect(() => setPronta(true), [])
  return (
    <>
      <SkipLink />
      <Cabecalho aoVivo={dados?.aoVivo ?? []} />
      {pronta && (
        <Suspense fallback={null}>
          <PaginaViva />
        </Suspense>
      )}
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Rodape leiloeiros={dados?.leiloeiros ?? []} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Quadro>
      <PaginaDeErro erro={error} dentro />
    </Quadro>
  )
}
