// The lots of one page: as cards, as rows, or as a table.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { lazy, Suspense } from 'react'
import { CartaoDoLote } from '../../../../parts/lotes/cartao-do-lote.tsx'
import type { Vista } from './barra-da-lista.tsx'
import { MarcaDeComparar, useComparaLotes } from './comparar-na-lista.tsx'
import type { EstadoNoMapa } from './mapa-de-lotes.tsx'

const Tabela = lazy(() => import('./tabela-de-lotes.tsx'))
const MapaDeLotes = lazy(() => import('./mapa-de-lotes.tsx'))

export function Resultados({
  lotes,
  vista,
  mapa,
}: {
  lotes: readonly CartaoDeLote[]
  vista: Vista
  mapa: readonly EstadoNoMapa[]
}) {
  const compara = useComparaLotes()
  if (vista === 'mapa')
    return (
      <Suspense fallback={null}>
        <MapaDeLotes estados={mapa} />
      </Suspense>
    )
  if (vista === 'tabela')
    return (
      <Suspense fallback={null}>
        <Tabela lotes={lotes} />
      </Suspense>
    )
  return (
    <>
      <h2 className="ui-visually-hidden">Resultados</h2>
      <ul className="grade-de-lotes" data-vista={vista} data-compara={compara || undefined}>
        {lotes.map((l, i) => (
          <li key={l.uid}>
            <CartaoDoLote
              lote={l}
              prioridade={i === 0}
              deitado={vista === 'lista'}
              tamanhos={
                vista === 'lista'
                  ? '(min-width: 40rem) 18rem, 88vw'
                  : '(min-width: 64rem) 19rem, (min-width: 40rem) 46vw, 88vw'
              }
            />
            <MarcaDeComparar id={l.id} nome={l.nome} />
          </li>
        ))}
      </ul>
    </>
  )
}
