// What it costs in all: the bid with every expense, the freight when it was chosen, and the same in instalments.
import { composicaoDaOferta, composicaoDoCompreJa } from '@martelo/domain/lotes/valores.ts'
import { tipoDoFrete } from '@martelo/domain/entregas/frete.ts'
import { lazy } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { precoDaVitrine } from '../../../../parts/lances/preco-da-vitrine.ts'
import { CustoTotal } from '../../../../parts/lotes/custo-total.tsx'
import { useFreteEscolhido } from '../../../../parts/lotes/frete-escolhido.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { AoAbrir } from './ao-abrir.tsx'
import { useDadosDoLote, useRetrato } from './dados-do-lote.ts'

const SimuladorDeFrete = lazy(() => import('./simulador-de-frete.tsx'))
const SimuladorDeParcelas = lazy(() => import('./simulador-de-parcelas.tsx'))

export function CustosDoLote() {
  const { lote, aberto } = useDadosDoLote()
  const { estado } = useRetrato()
  const marca = useMarca()
  const frete = useFreteEscolhido(lote.uid)
  const tipo = tipoDoFrete(lote.categoria)
  if (!aberto && tipo === null) return null
  const fixo = precoDaVitrine(estado, marca.tipo)
  const oferta = fixo ?? estado.proximo
  const valores = { ...lote.valor, compreJa: estado.compreJa }
  const conta = (fixo === null ? null : composicaoDoCompreJa(valores)) ?? composicaoDaOferta(valores, oferta)
  const total = conta.totalAPagar + (frete?.valor ?? 0)
  return (
    <section className="lote__custos">
      <h2>Quanto custa</h2>
      <p>
        <Link to={IR.oQueCusta}>O que se paga, passo a passo</Link>
      </p>
      {aberto && <CustoTotal valores={valores} oferta={oferta} compra={fixo !== null} frete={frete} />}
      {tipo !== null && (
        <AoAbrir titulo="Simular o frete até a sua cidade">
          <SimuladorDeFrete lelUid={lote.uid} tipo={tipo} uf={lote.localizacao.uf} />
        </AoAbrir>
      )}
      {aberto && (
        <AoAbrir titulo="Simular parcelas no cartão">
          <SimuladorDeParcelas valor={total} />
        </AoAbrir>
      )}
    </section>
  )
}
