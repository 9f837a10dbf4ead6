// The house's sections below a screen of the product's. Most houses have none there, so neither their script nor
// their style is part of the screen: the script comes with the first sign of a person, the style with the sections.
import type { PaginaPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { type ComponentProps, memo, Suspense } from 'react'
import { aoVer } from '../../../core/ao-ver.ts'
import { larguraDe } from './largura-da-pagina.ts'
import type { Secoes as Inteiras } from './secoes/secoes-da-pagina.tsx'
import estilo from './secoes/todas-as-secoes.css?url'

/** Imported lazily: otherwise every such screen would carry all 35 kinds. */
const Secoes = aoVer<ComponentProps<typeof Inteiras>>(async () => ({
  default: (await import('./secoes/secoes-da-pagina.tsx')).Secoes,
}))

export const SecoesAbaixo = memo(({ pagina }: { readonly pagina: PaginaPublica }) =>
  pagina.sessoes.length === 0 ? null : (
    <div className="secoes" {...larguraDe(pagina)}>
      <link rel="stylesheet" href={estilo} precedence="secoes" />
      <Suspense fallback={null}>
        <Secoes sessoes={pagina.sessoes} />
      </Suspense>
    </div>
  ),
)
