// The document: theme in the first byte, font without a jump, the tenant for everything below.
import interLatino from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import '@martelo/ui/reset.css'
import '@martelo/ui/tokens.css'
import '@martelo/ui/base.css'
import './fonte.css'
import { calcularTema } from '@martelo/ui/tema/tema.ts'
import { temaParaCss } from '@martelo/ui/tema/tema-para-css.ts'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { doServidor } from './core/contexto.ts'
import { PaginaDeErro } from './core/pagina-de-erro.tsx'
import { relogio } from './core/relogio.ts'

const temas = new WeakMap<object, string>()

export function loader({ context }: Route.LoaderArgs) {
  const { marca, quem, agora, demo } = context.get(doServidor)
  return { marca, quem, agora, demo }
}

/** Who uses the page and whose site it is change only by navigation that says so (login, logout), never by a click. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const dados = useRouteLoaderData<typeof loader>('root')
  if (dados && typeof window !== 'undefined') relogio.ouvir(dados.agora)
  let css = dados ? temas.get(dados.marca) : undefined
  if (dados && css === undefined) {
    css = temaParaCss(calcularTema(dados.marca.tema))
    temas.set(dados.marca, css)
  }
  return (
    <html lang="pt-BR" data-esquema="claro">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="preload" href={interLatino} as="font" type="font/woff2" crossOrigin="anonymous" />
        {dados?.marca.favicon && <link rel="icon" href={dados.marca.favicon} type="image/svg+xml" />}
        {dados && <meta name="theme-color" content={dados.marca.tema.primaria} />}
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Raiz() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PaginaDeErro erro={error} />
}
