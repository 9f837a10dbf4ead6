// The lots of one page as a table; loaded with that view.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { precoDito } from '@martelo/domain/lotes/preco-fixo.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Table } from '@martelo/ui/table.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { inicial, milhares, usePalavras } from '../../../../core/palavras-do-site.ts'
import { useLoteAtual } from '../../../../parts/lotes/cartao-do-lote.tsx'
import { CidadeDoLote } from '../../../../parts/lotes/cidade-do-lote.tsx'
import { anos, reais } from '../../../../parts/lotes/reais.ts'
import { SituacaoDoLote } from '../../../../parts/lotes/situacao-do-lote.tsx'

export default function TabelaDeLotes({ lotes }: { lotes: readonly CartaoDeLote[] }) {
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
  const { tipo } = useMarca()
  return (
    <tr>
      <td>{l.numero}</td>
      <td>
        <Link to={l.url} prefetch="intent">
          {l.nome}
        </Link>
      </td>
      <td>{anos(l.anoFabricacao, l.anoModelo) ?? '–'}</td>
      <td data-numeric="">{l.km === null ? '–' : milhares(l.km)}</td>
      <td>{l.cidade ? <CidadeDoLote lote={l} /> : '–'}</td>
      <td data-numeric="">{reais(precoDito(l, tipo))}</td>
      <td data-numeric="">{l.lance?.quantidade ?? 0}</td>
      <td>{formatarDataHora(Date.parse((l.encerraPorTempo && l.dataFim) || l.leilao.data))}</td>
      <td>
        <SituacaoDoLote situacao={l.situacao} />
      </td>
    </tr>
  )
}
