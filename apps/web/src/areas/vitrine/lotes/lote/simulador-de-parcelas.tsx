// What the total would be in card instalments, as the purchase offers them. A simulation: nothing is charged here.
import { type LinhaDoParcelamento, parcelar } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { Table } from '@martelo/ui/table.tsx'
import { useEffect, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { reais } from '../../../../parts/lotes/reais.ts'

export default function SimuladorDeParcelas({ valor }: { valor: number }) {
  const [tabela, setTabela] = useState<readonly LinhaDoParcelamento[] | null>(null)
  const [erro, setErro] = useState(false)
  useEffect(() => {
    let vale = true
    chamar('GET /v1/cartoes/parcelas').then(
      (t) => vale && setTabela(t.linhas),
      () => vale && setErro(true),
    )
    return () => {
      vale = false
    }
  }, [])
  if (erro) return <p role="alert">Não foi possível carregar as parcelas. Tente novamente.</p>
  if (tabela === null) return <p role="status">Carregando…</p>
  return (
    <div className="parcelas">
      <p>Sobre {reais(valor)}, o próximo valor com todas as despesas.</p>
      <Table caption="Parcelas no cartão" captionHidden>
        <thead>
          <tr>
            <th scope="col">Parcelas</th>
            <th scope="col" data-numeric="">
              Cada uma
            </th>
            <th scope="col" data-numeric="">
              Total
            </th>
            <th scope="col">Juros</th>
          </tr>
        </thead>
        <tbody>
          {parcelar(valor, tabela).map((p) => (
            <tr key={p.parcelas}>
              <th scope="row">{p.parcelas === 1 ? 'À vista' : `${p.parcelas}×`}</th>
              <td data-numeric="">{reais(p.parcela)}</td>
              <td data-numeric="">{reais(p.total)}</td>
              <td>
                {p.jurosAoMes === 0 ? 'sem juros' : `${String(p.jurosAoMes).replace('.', ',')}% ao mês`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="precos__nota">Simulação. O cartão é confirmado na compra e depende da operadora.</p>
    </div>
  )
}
