// The document: theme in the first byte, font without a jump, the tenant for everything below.
import interLatino from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import '@martelo/ui/reset.css'
import '@martelo/ui/tokens.css'
import '@martelo/ui/base.css'
import './fonte.css'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { doServidor } from './core/contexto.ts'
import { PaginaDeErro } from './core/pagina-de-erro.tsx'
import { relogio } from './core/relogio.ts'
import { temaDaMarca } from './core/tema-da-marca.server.ts'

/** Theme CSS per tenant, made on the server only: the browser gets the text, not the colour mathematics. */
export function loader({ context }: Route.LoaderArgs) {
  const { marca, quem, agora, demo, nonce } = context.get(doServidor)
  return { marca, quem, agora, demo, nonce, tema: temaDaMarca(marca) }
}

/** Who uses the page and whose site it is change only by navigation that says so (login, logout), never by a click. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const dados = useRouteLoaderData<typeof loader>('root')
  const noNavegador = typeof window !== 'undefined'
  if (dados && noNavegador) relogio.ouvir(dados.agora)
  // Browsers hide a nonce from scripts; saying it again on hydration would only be a mismatch.
  const nonce = noNavegador ? undefined : dados?.nonce
  return (
    <html lang="pt-BR" data-esquema="claro">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="preload" href={interLatino} as="font" type="font/woff2" crossOrigin="anonymous" />
        {dados?.marca.favicon && <link rel="icon" href={dados.marca.favicon} type="image/svg+xml" />}
        {dados && <meta name="theme-color" content={dados.marca.tema.primaria} />}
        {dados && <style dangerouslySetInnerHTML={{ __html: dados.tema }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
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
