// The lots of one page: as cards, as rows, or as a table.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Table } from '@martelo/ui/table.tsx'
import { lazy, Suspense } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { CartaoDoLote, useLoteAtual } from '../../../../parts/lotes/cartao-do-lote.tsx'
import { CidadeDoLote } from '../../../../parts/lotes/cidade-do-lote.tsx'
import { anos, quilometros, reais } from '../../../../parts/lotes/reais.ts'
import { SituacaoDoLote } from '../../../../parts/lotes/situacao-do-lote.tsx'
import type { Vista } from './barra-da-lista.tsx'
import { MarcaDeComparar } from './comparar-na-lista.tsx'
import type { EstadoNoMapa } from './mapa-de-lotes.tsx'

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
  if (vista === 'mapa')
    return (
      <Suspense fallback={null}>
        <MapaDeLotes estados={mapa} />
      </Suspense>
    )
  if (vista === 'tabela') return <Tabela lotes={lotes} />
  return (
    <>
      <h2 className="ui-visually-hidden">Resultados</h2>
      <ul className="grade-de-lotes" data-vista={vista}>
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

function Tabela({ lotes }: { lotes: readonly CartaoDeLote[] }) {
  const p = usePalavras()
  return (
    <Table caption={inicial(p.lote.varios)} captionHidden>
      <thead>
        <tr>
          <th scope="col">{inicial(p.lote.um)}</th>
          <th scope="col">Descrição</th>
          <th scope="col">Ano</th>
          <th scope="col" data-numeric="">
            Km
          </th>
          <th scope="col">Local</th>
          <th scope="col" data-numeric="">
            Valor
          </th>
          <th scope="col" data-numeric="">
            {inicial(p.lance.varios)}
          </th>
          <th scope="col">Encerra</th>
          <th scope="col">Situação</th>
        </tr>
      </thead>
      <tbody>
        {lotes.map((l) => (
          <Linha key={l.uid} lote={l} />
        ))}
      </tbody>
    </Table>
  )
}

function Linha({ lote }: { lote: CartaoDeLote }) {
  const l = useLoteAtual(lote)
  return (
    <tr>
      <td>{l.numero}</td>
      <td>
        <Link to={l.url} prefetch="intent">
          {l.nome}
        </Link>
      </td>
      <td>{anos(l.anoFabricacao, l.anoModelo) ?? '–'}</td>
      <td data-numeric="">{l.km === null ? '–' : quilometros(l.km)}</td>
      <td>{l.cidade ? <CidadeDoLote lote={l} /> : '–'}</td>
      <td data-numeric="">{reais(l.lance?.valor ?? l.minimo)}</td>
      <td data-numeric="">{l.lance?.quantidade ?? 0}</td>
      <td>{formatarDataHora(Date.parse((l.encerraPorTempo && l.dataFim) || l.leilao.data))}</td>
      <td>
        <SituacaoDoLote situacao={l.situacao} />
      </td>
    </tr>
  )
}
