// What one reads below the photographs of a lot: warnings, set, description, facts, cost, place, freight, history.
import { HistoricoDeLances } from '../../../../parts/lances/historico-de-lances.tsx'
import { CustoTotal } from '../../../../parts/lotes/custo-total.tsx'
import { Conjunto } from './conjunto.tsx'
import { useDadosDoLote, useRetrato } from './dados-do-lote.ts'
import { Fatos } from './fatos.tsx'
import { Frete } from './frete-do-lote.tsx'
import { Local } from './local.tsx'

export default function CorpoDoLote() {
  const { lote, grupos, avisos, aberto } = useDadosDoLote()
  const retrato = useRetrato()
  return (
    <>
      {avisos.length > 0 && (
        <ul className="lote__avisos">
          {avisos.map((a) => (
            <li key={a}>{a}</li>
          ))}
        </ul>
      )}
      {lote.conjunto.length > 0 && <Conjunto lote={lote} />}
      {lote.descricao && (
        <section>
          <h2>Descrição</h2>
          <p className="lote__descricao">{lote.descricao}</p>
        </section>
      )}
      <Fatos grupos={grupos} arquivos={lote.arquivos} />
      {aberto && (
        <section>
          <h2>Quanto custa</h2>
          <CustoTotal valores={lote.valor} oferta={retrato.estado.proximo} />
        </section>
      )}
      <Local local={lote.localizacao} />
      <Frete lote={lote} />
      <HistoricoDeLances retrato={retrato} />
    </>
  )
}
