// What the client would pay in all at a value: the bid, the commission, each fee. It follows the typed value.
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { composicaoDaOferta, composicaoDoCompreJa, rotuloDaDespesa } from '@martelo/domain/lotes/valores.ts'
import { Money } from '@martelo/ui/money.tsx'
import { useFreteEscolhido } from '../lotes/frete-escolhido.ts'
import { doGrupo } from './nome-do-grupo.ts'
import type { RetratoDoLote } from './lote-ao-vivo.ts'

export function CustoTotal({
  retrato,
  valor,
  tipo,
  compreJa = false,
}: {
  readonly retrato: RetratoDoLote
  /** centavos */
  readonly valor: number
  readonly tipo: TipoHotsite
  readonly compreJa?: boolean
}) {
  const { estado, despesas } = retrato
  const grupo = retrato.meu?.grupo.comissao
  const frete = useFreteEscolhido(estado.lelUid)
  const lote = {
    ...despesas,
    minimo: estado.minimo,
    incremento: estado.incremento,
    lance: estado.valor,
    compreJa: valor,
  }
  const conta = (compreJa ? composicaoDoCompreJa(lote) : null) ?? composicaoDaOferta(lote, valor)
  if (conta.despesas.length === 0 && !frete) return null
  return (
    <details className="lance-custo">
      <summary>
        <span>Total com despesas</span>
        <strong>
          <Money centavos={conta.totalAPagar + (frete?.valor ?? 0)} />
        </strong>
      </summary>
      <dl>
        <dt>{compreJa ? 'Preço' : tipo === 'loja' ? 'Oferta' : 'Lance'}</dt>
        <dd>
          <Money centavos={conta.valor} />
        </dd>
        {conta.despesas.map((d) => (
          <div key={d.despesa} className="lance-custo__linha">
            <dt>{rotuloDaDespesa(d.despesa, tipo)}</dt>
            <dd>
              <Money centavos={d.valor} />
            </dd>
          </div>
        ))}
        {frete && (
          <div className="lance-custo__linha">
            <dt>Frete até {frete.destino}</dt>
            <dd>
              <Money centavos={frete.valor} />
            </dd>
          </div>
        )}
      </dl>
      {grupo && (
        <p className="lance-custo__nota">
          {`${rotuloDaDespesa('comissao', tipo)} ${doGrupo(grupo.nome)}: ${grupo.porcentagem.toLocaleString('pt-BR')}%.`}
        </p>
      )}
      {despesas.comissaoExtraMensagem && (
        <p className="lance-custo__nota">{despesas.comissaoExtraMensagem}</p>
      )}
      {!frete && <p className="lance-custo__nota">Frete não incluído.</p>}
    </details>
  )
}
