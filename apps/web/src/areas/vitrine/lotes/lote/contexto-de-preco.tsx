// Whether the price is a good one: the present value, the FIPE value and what the same model was sold for here before, on
// one line of money. The drawing is described in words, and the sales stand in a table below it.
import type { DadosDoLote } from './carregar-lote.server.ts'
import { Link } from '../../../../core/ligacao.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { precoDaVitrine } from '../../../../parts/lances/preco-da-vitrine.ts'
import { rotuloDoPreco } from '../../../../parts/lances/placar-do-lote.tsx'
import { useRetrato } from './dados-do-lote.ts'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import { Table } from '@martelo/ui/table.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'

type Precos = NonNullable<DadosDoLote['precos']>

/** The day without its hour, in Brasília. */
const diaDe = (instante: string): string => formatarDataHora(Date.parse(instante)).slice(0, 10)

const LARGURA = 640
const MARGEM = 24
const LINHA = 62

export function ContextoDePreco({
  precos,
  arquivo,
}: {
  precos: Precos
  /** path of the model's page of realised prices */
  arquivo: string
}) {
  const p = usePalavras()
  const { fipe, vendidos } = precos
  const { estado } = useRetrato()
  const fixo = precoDaVitrine(estado, useMarca().tipo)
  const atual = fixo ?? estado.valorVendido ?? estado.valor ?? estado.minimo
  const rotulo = fixo === null ? rotuloDoPreco(estado, p) : 'Preço'
  if (fipe === null && vendidos.length === 0) return null
  const valores = [atual, ...(fipe ? [fipe.valor] : []), ...vendidos.map((v) => v.valor)]
  // From zero: 60 % of FIPE stands at 60 % of the way to it.
  const maior = Math.max(...valores, 1)
  const em = (v: number): number => MARGEM + (v / maior) * (LARGURA - 2 * MARGEM)
  const vendas = vendidos.map((v) => v.valor).toSorted((a, b) => a - b)
  const frase = [
    `${rotulo}: ${reais(atual)}.`,
    fipe && `FIPE: ${reais(fipe.valor)}, ${comparar(atual, fipe.valor)}.`,
    vendas.length > 0 &&
      `${vendas.length === 1 ? 'Uma venda anterior' : `${vendas.length} vendas anteriores`} deste modelo aqui: ${
        vendas.length === 1
          ? reais(vendas[0] ?? 0)
          : `de ${reais(vendas[0] ?? 0)} a ${reais(vendas.at(-1) ?? 0)}`
      }.`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <section className="precos">
      <h2>Referências de preço</h2>
      <p>{frase}</p>
      <svg viewBox={`0 0 ${LARGURA} 104`} aria-hidden="true" className="precos__desenho">
        <path className="precos__eixo" d={`M ${MARGEM} ${LINHA} H ${LARGURA - MARGEM}`} />
        {vendidos.map((v, i) => (
          <circle key={`${v.data}-${i}`} cx={em(v.valor)} cy={LINHA} r="7" className="precos__venda" />
        ))}
        {fipe && <Marca x={em(fipe.valor)} rotulo="FIPE" valor={fipe.valor} lado="baixo" />}
        <Marca x={em(atual)} rotulo="Atual" valor={atual} lado="alto" />
      </svg>
      {vendidos.length > 0 && <VendasAnteriores vendidos={vendidos} arquivo={arquivo} />}
      <p className="precos__nota">
        {fipe?.codigo && `Código FIPE ${fipe.codigo}${fipe.nome ? `, ${fipe.nome}` : ''}. `}
        {fipe?.atualizadaAt && `Consulta de ${diaDe(fipe.atualizadaAt)}. `}
        Os valores não incluem despesas; o estado de cada bem muda o preço.
      </p>
    </section>
  )
}

function VendasAnteriores({ vendidos, arquivo }: { vendidos: Precos['vendidos']; arquivo: string }) {
  const p = usePalavras()
  return (
    <>
      <details className="lote__historico">
        <summary>Ver as vendas anteriores</summary>
        <Table caption="Vendas anteriores do mesmo modelo neste site" captionHidden>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">{inicial(p.leilao.um)}</th>
              <th scope="col">Ano</th>
              <th scope="col" data-numeric="">
                Valor
              </th>
            </tr>
          </thead>
          <tbody>
            {vendidos.toReversed().map((v, i) => (
              <tr key={`${v.data}-${i}`}>
                <td>{diaDe(v.data)}</td>
                <td>{v.leilao}</td>
                <td>{v.anoModelo ?? '–'}</td>
                <td data-numeric="">{reais(v.valor)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
      <p>
        <Link to={arquivo}>Todos os preços realizados deste modelo</Link>
      </p>
    </>
  )
}

function comparar(atual: number, fipe: number): string {
  const parte = Math.round((atual / fipe) * 100)
  return parte === 100 ? 'o mesmo valor' : `hoje em ${parte}% dela`
}

/** A mark over or under the line; its words stay inside the drawing at both ends. */
function Marca({
  x,
  rotulo,
  valor,
  lado,
}: {
  x: number
  rotulo: string
  valor: number
  lado: 'alto' | 'baixo'
}) {
  const ancora = x < 110 ? 'start' : x > LARGURA - 110 ? 'end' : 'middle'
  const alto = lado === 'alto'
  return (
    <g className="precos__marca" data-lado={lado}>
      <path d={`M ${x} ${LINHA} V ${alto ? LINHA - 28 : LINHA + 16}`} />
      <text x={x} y={alto ? LINHA - 36 : LINHA + 34} textAnchor={ancora}>
        {rotulo} {reais(valor)}
      </text>
    </g>
  )
}
