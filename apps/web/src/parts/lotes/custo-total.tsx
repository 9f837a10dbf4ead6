// "If you win at this value you pay": bid, commission, each fee and, when it is known, freight. Shown before the bid,
// line by line; it follows the value that is typed.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { composicaoDaOferta, composicaoDoCompreJa, rotuloDaDespesa } from '@martelo/domain/lotes/valores.ts'
import { useMarca } from '../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../core/palavras-do-site.ts'
import './custo-total.css'
import type { FreteEscolhido } from './frete-escolhido.ts'
import { reais } from './reais.ts'

export interface CustoTotalProps {
  readonly valores: LotePublico['valor']
  /** centavos: the value that would be bid */
  readonly oferta: number
  /** it is bought at `valores.compreJa` */
  readonly compra?: boolean
  /** null: not chosen */
  readonly frete?: FreteEscolhido | null
}

export function CustoTotal({ valores, oferta, compra = false, frete }: CustoTotalProps) {
  const { tipo } = useMarca()
  const p = usePalavras()
  const conta = (compra ? composicaoDoCompreJa(valores) : null) ?? composicaoDaOferta(valores, oferta)
  const com = compra ? 'o preço' : `${p.lance.genero === 'f' ? 'a' : 'o'} ${p.lance.um}`
  return (
    <details className="custo-total">
      <summary>
        <span>{`Custo total com ${com} de ${reais(oferta)}`}</span>
        <b>{reais(conta.totalAPagar + (frete?.valor ?? 0))}</b>
      </summary>
      <dl>
        <div>
          <dt>{compra ? 'Preço' : inicial(p.lance.um)}</dt>
          <dd>{reais(oferta)}</dd>
        </div>
        {conta.despesas.map((d) => (
          <div key={d.despesa}>
            <dt>
              {rotuloDaDespesa(d.despesa, tipo)}
              {d.despesa === 'comissao' && ` (${String(valores.comissaoPorcentagem).replace('.', ',')}%)`}
            </dt>
            <dd>{reais(d.valor)}</dd>
          </div>
        ))}
        {frete && (
          <div>
            <dt>Frete até {frete.destino}</dt>
            <dd>{reais(frete.valor)}</dd>
          </div>
        )}
      </dl>
      {!frete && <p>Frete não incluído.</p>}
      {valores.comissaoExtraMensagem && <p>{valores.comissaoExtraMensagem}</p>}
    </details>
  )
}
