// Beside the lot: the queue, what waits for a decision, the nicknames, the bids, the results.
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'
import { SemImagemParaACasa } from '../../../parts/transmissoes/sem-imagem-da-casa.tsx'
import { Tally } from '../../../parts/transmissoes/tally.tsx'
import { TransmissaoDoLeilao } from '../../../parts/transmissoes/transmissao-do-leilao.tsx'
import { ApelidosDaMesa } from './apelidos-da-mesa.tsx'
import { FilaDeLotes, LancesDaMesa } from './fila-da-mesa.tsx'
import type { MesaDeApelidos, MesaDoLeiloeiro } from './usar-mesa.ts'

interface Props {
  readonly leiUid: string
  readonly retrato: RetratoDaSala
  readonly mesa: MesaDoLeiloeiro
  readonly apelidos: MesaDeApelidos
  readonly desligado: boolean
}

const RESULTADOS = 12

export function LadoDaMesa({ leiUid, retrato, mesa, apelidos, desligado }: Props) {
  const { atual, aVir, pendentes, resultados, escolher, lances } = mesa
  const escolhido = mesa.escolhido?.estado.lelUid ?? null
  return (
    <aside className="painel-lado" aria-label="Fila, apelidos e lances">
      <div>
        <Tally leilaoUid={leiUid} />
        {/* Staff sees also what is not published. */}
        <TransmissaoDoLeilao leilao={{ ...retrato.leilao, temCanal: true }} />
        <SemImagemParaACasa leilaoUid={leiUid} aoVivo={retrato.sala.situacao === 'AO_VIVO'} />
      </div>
      <IrParaLote retrato={retrato} escolher={escolher} />
      <FilaDeLotes
        titulo="Próximos"
        lotes={aVir}
        escolhido={escolhido}
        vazio="Nenhum lote a apregoar."
        escolher={escolher}
      />
      {pendentes.length > 0 && (
        <FilaDeLotes
          titulo="A decidir"
          lotes={pendentes}
          escolhido={escolhido}
          vazio=""
          escolher={escolher}
        />
      )}
      {atual && retrato.apelidosAtivos && (
        <ApelidosDaMesa leiUid={leiUid} lote={atual} desligado={desligado} {...apelidos.props} />
      )}
      <LancesDaMesa lances={lances} quantidade={mesa.naFrente?.estado.quantidade ?? 0} />
      <FilaDeLotes
        titulo="Resultados"
        lotes={resultados.slice(0, RESULTADOS)}
        escolhido={escolhido}
        vazio="Ainda nenhum."
        escolher={escolher}
      />
    </aside>
  )
}

/** F6: type the number, Enter chooses the lot. */
function IrParaLote({
  retrato,
  escolher,
}: {
  readonly retrato: RetratoDaSala
  escolher(lelUid: string): void
}) {
  return (
    <form
      className="painel-ir"
      onSubmit={(e) => {
        e.preventDefault()
        const campo = e.currentTarget.elements.namedItem('numero') as HTMLInputElement
        const lote = retrato.lotes.find((l) => l.estado.numero === campo.value.trim())
        if (lote) escolher(lote.estado.lelUid)
        campo.value = ''
        campo.blur()
      }}
    >
      <label htmlFor="ir-para-lote">
        <kbd>F6</kbd> Ir para o lote
      </label>
      <input id="ir-para-lote" name="numero" inputMode="numeric" autoComplete="off" maxLength={20} />
    </form>
  )
}
