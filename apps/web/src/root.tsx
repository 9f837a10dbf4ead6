// The document: theme in the first byte, font without a jump, the tenant for everything below, and what any page may
// need once: the kit's links, the server's clock, the place of notices.
import interLatino from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { COMBUSTIVEIS } from '@martelo/domain/veiculos/codigos.ts'
import { rotuloPublico, SITUACOES_DE_LOTE, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import '@martelo/ui/tokens.css'
import '@martelo/ui/reset.css'
import '@martelo/ui/base.css'
import { RelogioProvider } from '@martelo/ui/countdown.tsx'
import { LinkProvider, type LinkProps } from '@martelo/ui/link.tsx'
import './fonte.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { doServidor } from './core/contexto.ts'
import { useEsquema } from './core/esquema.ts'
import { useDadosDaRaiz } from './core/dados-da-raiz.ts'
import { emTexto } from './core/em-texto.ts'
import { Link, OuvirLigacoes } from './core/ligacao.tsx'
import type { MarcaDoSite } from './core/marca.ts'
import type { Vocabulario } from './core/palavras-do-site.ts'
import { marcaMudou } from './core/marca-atual.ts'
import { relogio } from './core/relogio.ts'
import { temaDaMarca } from './core/tema-da-marca.server.ts'
import { VIVA } from './core/viva.ts'

/** Theme CSS per tenant, made on the server only: the browser gets the text, not the colour mathematics. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { marca, quem, agora, demo, nonce } = context.get(doServidor)
  return emTexto(context, 'raiz', {
    marca,
    quem,
    agora,
    demo,
    nonce,
    /** scheme and host, for addresses that leave the site (canonical, shared links) */
    origem: url.origin,
    vocabulario: vocabularioDe(marca.tipo),
    tema: temaDaMarca(marca),
  })
}

const vocabularios = new Map<MarcaDoSite['tipo'], Vocabulario>()

/** The same object each time. */
function vocabularioDe(tipo: MarcaDoSite['tipo']): Vocabulario {
  const vocabulario = vocabularios.get(tipo) ?? montarVocabulario(tipo)
  vocabularios.set(tipo, vocabulario)
  return vocabulario
}

function montarVocabulario(tipo: MarcaDoSite['tipo']): Vocabulario {
  const rotulos = SITUACOES_DE_LOTE.map((s) => [s, rotuloPublico(s, tipo)])
  const situacoes = Object.fromEntries(rotulos) as Record<SituacaoLote, string>
  return { palavras: palavras(tipo), situacoes, combustiveis: COMBUSTIVEIS }
}

/** Who uses the page and whose site it is change by a login or logout, or when the theme was saved: never by a click. */
export const shouldRevalidate = () => marcaMudou()

const LigacaoDoKit = ({ href, ...resto }: LinkProps) => <Link to={href} {...resto} />

/** Notices come after something was done, so their place is loaded when the page already stands. */
const Avisos = lazy(() => import('@martelo/ui/toast.tsx').then((m) => ({ default: m.ToastRegion })))

export function Layout({ children }: { children: ReactNode }) {
  const dados = useDadosDaRaiz()
  const noNavegador = typeof window !== 'undefined'
  if (dados && noNavegador) relogio.ouvir(dados.agora)
  // Browsers hide a nonce from scripts; saying it again on hydration would only be a mismatch.
  const nonce = noNavegador ? undefined : dados?.nonce
  return (
    <html lang="pt-BR" data-esquema={useEsquema()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="preload" href={interLatino} as="font" type="font/woff2" crossOrigin="anonymous" />
        {dados?.marca.favicon && <link rel="icon" href={dados.marca.favicon} />}
        {dados && <meta name="theme-color" content={dados.marca.tema.primaria} />}
        {dados && <style dangerouslySetInnerHTML={{ __html: dados.tema }} />}
        <Meta />
        <Links />
      </head>
      <body>
        <Provedores renderizadoEm={dados?.agora ?? 0}>{children}</Provedores>
        <ScrollRestoration nonce={nonce} />
        {(noNavegador || import.meta.env.DEV) && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

function Provedores({ renderizadoEm, children }: { renderizadoEm: number; children: ReactNode }) {
  const [pronta, setPronta] = useState(false)
  useEffect(() => {
    setPronta(true)
    dispatchEvent(new Event(VIVA))
  }, [])
  return (
    <LinkProvider value={LigacaoDoKit}>
      <RelogioProvider renderizadoEm={renderizadoEm} agora={relogio.agora}>
        {children}
        <OuvirLigacoes />
        {pronta && (
          <Suspense fallback={null}>
            <Avisos />
          </Suspense>
        )}
      </RelogioProvider>
    </LinkProvider>
  )
}

const FaixasDoTopo = lazy(() => import('./parts/faixas/faixas-do-topo.tsx'))

export default function Raiz() {
  const dados = useDadosDaRaiz()
  const quem = dados?.quem
  const [pronta, setPronta] = useState(false)
  useEffect(() => setPronta(true), [])
  const emNomeDe = quem?.por ? { nome: quem.nome, por: quem.por } : null
  return (
    <>
      {(pronta || emNomeDe !== null) && (
        <Suspense fallback={null}>
          <FaixasDoTopo manutencao={dados?.marca.manutencao ?? null} emNomeDe={emNomeDe} />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

/** Most visits never see it, so it comes when something failed. */
const PaginaDeErro = lazy(() =>
  import('./core/pagina-de-erro.tsx').then((m) => ({ default: m.PaginaDeErro })),
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense fallback={<h1>Não foi possível abrir esta página</h1>}>
      <PaginaDeErro erro={error} />
    </Suspense>
  )
}
